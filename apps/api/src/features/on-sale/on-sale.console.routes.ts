import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { Db } from '../../database/connect.ts';
import { watchSale } from './watch-sale.service.ts';

export function addOnSaleRoutes(
  router: ConsoleRouter,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void {
  router.read(consoleReads.watchSale, 'everybody', (actor, query) => watchSale(db, actor, query, now()));
}
