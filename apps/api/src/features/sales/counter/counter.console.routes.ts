import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../../commands/console-router.ts';
import { makePlanLibrary } from '../../performances/plan-cache.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { collectAtCounter, releaseReservation } from './collect.service.ts';
import { mailTickets } from './mail-tickets.service.ts';
import { reserveAtCounter } from './reserve.service.ts';
import { sellAtCounter } from './sell.service.ts';
import { listPrintedTickets, showCounter } from './show-counter.service.ts';
import { closeTill, readTill } from './till.service.ts';

interface CounterRoutesDeps {
  readonly sale: SaleDeps;
  readonly now: () => Date;
}

export function addCounterRoutes(router: ConsoleRouter, { sale, now }: CounterRoutesDeps): void {
  const deps = { sale, plans: makePlanLibrary(sale.db) };
  router.read(consoleReads.showCounter, 'everybody', (actor, query) =>
    showCounter(sale, actor, query, now()),
  );
  router.read(consoleReads.listPrintedTickets, 'everybody', (actor, { number }) =>
    listPrintedTickets(sale, actor, number),
  );
  router.read(consoleReads.readTill, 'everybody', (actor, query) => readTill(sale, actor, query));
  router.command(sellAtCounter(deps));
  router.command(reserveAtCounter(deps));
  router.command(collectAtCounter(sale));
  router.command(releaseReservation(sale));
  router.command(mailTickets);
  router.command(closeTill);
}
