import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { Db } from '../../database/connect.ts';
import { searchAudit } from './search-audit.service.ts';

export function addAuditRoutes(router: ConsoleRouter, db: Db): void {
  router.read(consoleReads.searchAudit, 'audit.view', (_actor, query) => searchAudit(db, query));
}
