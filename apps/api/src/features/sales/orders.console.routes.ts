import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { DailyLimits } from '@parterre/domain/staff/money-limit';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import { makePlanLibrary } from '../performances/plan-cache.service.ts';
import { changeCompanyByClerk } from './companies/company-command.service.ts';
import { exportOrders, readExport } from './finding/export-orders.service.ts';
import { findOrders, listPerformances } from './finding/find-orders.service.ts';
import { moveOrder } from './moving/move-order.service.ts';
import { showMove } from './moving/show-move.service.ts';
import { correctContact } from './order-commands/correct-contact.service.ts';
import { giveBack } from './order-commands/give-back.service.ts';
import { noteOrder } from './order-commands/note-order.service.ts';
import { receiveTransfer } from './order-commands/receive-transfer.service.ts';
import { reissueTicket } from './order-commands/reissue-ticket.service.ts';
import { resendMail } from './order-commands/resend-mail.service.ts';
import { showOrderDetail } from './order-commands/show-order-detail.service.ts';
import type { SaleDeps } from './sale-deps.ts';

export interface OrdersConsoleDeps {
  readonly sale: SaleDeps;
  /** How much an account may give back in a day by itself. */
  readonly refundLimits: DailyLimits;
  readonly now: () => Date;
  /** Signs what may be taken out of the house. */
  readonly secret: string;
}

export function addOrderRoutes(router: ConsoleRouter, deps: OrdersConsoleDeps): void {
  const { sale, now, secret } = deps;
  const { db } = sale;
  router.read(consoleReads.findOrders, 'orders.view', (_actor, query) => findOrders(db, query));
  router.read(consoleReads.readExport, 'persons.export', (actor, { key }) =>
    readExport({ db, now, secret }, actor, key),
  );
  router.read(consoleReads.readOrder, 'everybody', (actor, { number }) =>
    showOrderDetail(sale, actor, number),
  );
  router.read(consoleReads.listPerformances, 'performances.view', (_actor, query) =>
    listPerformances(db, query, now()),
  );
  router.command(exportOrders(deps));
  router.command(resendMail);
  router.command(correctContact);
  router.command(changeCompanyByClerk);
  router.command(giveBack(deps));
  router.command(reissueTicket(sale));
  router.command(receiveTransfer(sale));
  router.command(noteOrder);
  router.read(consoleReads.showMove, 'everybody', (actor, query) => showMove(sale, actor, query, now()));
  router.command(moveOrder({ ...deps, sale: { ...sale, plans: makePlanLibrary(db) } }));
}
