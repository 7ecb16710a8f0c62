import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { Db } from '../../database/connect.ts';
import { exportOrders, readExport } from './finding/export-orders.service.ts';
import { findOrders, listPerformances } from './finding/find-orders.service.ts';

export interface OrdersConsoleDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Signs what may be taken out of the house. */
  readonly secret: string;
}

export function addOrderRoutes(router: ConsoleRouter, deps: OrdersConsoleDeps): void {
  const { db, now } = deps;
  router.read(consoleReads.findOrders, 'orders.view', (_actor, query) => findOrders(db, query));
  router.read(consoleReads.readExport, 'persons.export', (actor, { key }) => readExport(deps, actor, key));
  router.read(consoleReads.listPerformances, 'performances.view', (_actor, query) =>
    listPerformances(db, query, now()),
  );
  router.command(exportOrders(deps));
}
