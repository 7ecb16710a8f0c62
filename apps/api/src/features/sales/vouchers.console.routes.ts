import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { CommandDeps } from '../../commands/run-command.service.ts';
import { makePlanLibrary } from '../performances/plan-cache.service.ts';
import { listVoucherCodes, listVouchers, readVoucher } from './vouchers/list-vouchers.service.ts';
import { endVouchers, issueVouchers } from './vouchers/voucher-commands.service.ts';

export function addVoucherRoutes(router: ConsoleRouter, { db, now }: Pick<CommandDeps, 'db' | 'now'>): void {
  // Whose roles count for one event sees what is for that.
  router.read(consoleReads.listVouchers, 'everybody', (actor, query) => listVouchers(db, actor, query));
  router.read(consoleReads.listVoucherCodes, 'everybody', (actor, query) =>
    listVoucherCodes(db, actor, { query, at: now() }),
  );
  router.read(consoleReads.readVoucher, 'everybody', (actor, query) =>
    readVoucher(db, actor, { query, at: now() }),
  );
  router.command(issueVouchers(makePlanLibrary(db)));
  router.command(endVouchers);
}
