import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import { closePeriod } from './settlement/close-period.service.ts';
import { importPayout, showBooks } from './settlement/import-payout.service.ts';
import { reportSettlement, type SettlementDeps } from './settlement/report.service.ts';

export function addSettlementRoutes(router: ConsoleRouter, deps: SettlementDeps): void {
  router.read(consoleReads.readSettlement, 'settlement.view', (_actor, query) =>
    reportSettlement(deps, query),
  );
  router.read(consoleReads.readBooks, 'settlement.view', () => showBooks(deps.db));
  router.command(closePeriod(deps.timeZone));
  router.command(importPayout);
}
