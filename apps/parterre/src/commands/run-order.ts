import type { Sale } from '@parterre/api/compose-sale';
import type { Db } from '@parterre/api/database/connect';
import { readEntries } from '@parterre/api/features/sales/order/list-orders.service';
import { findOrder } from '@parterre/api/features/sales/order/order.service';
import { type OrderRecord, orderTotal, paymentAmount } from '@parterre/api/features/sales/order/order-record';
import { receiveTransfer } from '@parterre/api/features/sales/order-commands/receive-transfer.service';
import { correctReceipt, findInvoice } from '@parterre/api/features/sales/payments/invoices.service';
import { refreshPayments } from '@parterre/api/features/sales/payments/refresh-payments.service';
import { showOrder } from '@parterre/api/features/sales/show-order.service';
import { StartFault } from '@parterre/api/start-fault';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { runAsOperator } from './run-as-operator.ts';
import { moneyText, readOrderNumber, readSum } from './values.ts';
import { withSale } from './with-sale.ts';

const usage = 'order NUMBER [--ask] [--correct REASON] [--received SUM [--another]]';

/**
 * `order N`: one order with all that happened to it; `--received SUM`: the transfer for its invoice has come;
 * `--correct REASON`: the one that was entered last was entered wrongly; `--ask`: what do its providers say?
 */
export async function runOrder(args: readonly string[]): Promise<number> {
  const { words, options } = readArguments(args, {
    received: { type: 'string' },
    another: { type: 'boolean' },
    correct: { type: 'string' },
    ask: { type: 'boolean' },
  });
  const number = readOrderNumber(words[0], usage);
  return withSale(async (sale, db) => {
    if (options.correct !== undefined) await correct(sale, number, options.correct);
    if (options.received !== undefined) await receive(sale, number, options.received, options.another);
    const order = await (options.ask ? fetchFromProviders(sale, number) : findOrder(sale.deps, { number }));
    if (!order) throw new StartFault(`There is no order ${number}.`);
    await printOrder(sale, db, order);
    return 0;
  });
}

const refusals = {
  'not-found': 'There is no such order.',
  'no-invoice': 'No invoice was asked for it.',
  'received-already':
    'A transfer was entered for it already. If another one has come, add --another; if that one was wrong, --correct REASON.',
  'not-received': 'No transfer was entered for it.',
  refunded: 'Money of it was given back, which an entry does not undo.',
  'tickets-revoked':
    'Tickets of it were revoked and their seats are on sale again, so it cannot wait for its money. If its transfer never came: ' +
    'refund NUMBER ends it and revokes the tickets that are left; transfer nothing, and orders --resolve the refund that is listed.',
} as const;

async function fetchFromProviders({ deps }: Sale, number: number): Promise<OrderRecord | undefined> {
  const order = await findOrder(deps, { number });
  if (order && (await refreshPayments(deps, order)) === 'unanswered')
    print('Not all of its providers have answered; ask again later.');
  return order && findOrder(deps, { number });
}

/** The same command as the console's. */
async function receive({ deps }: Sale, number: number, sum: string, isAnother = false): Promise<void> {
  const order = await findOrder(deps, { number });
  if (!order) throw new StartFault(refusals['not-found']);
  const { kind } = findInvoice(order, { isAnother });
  if (kind !== 'found') throw new StartFault(refusals[kind]);
  const amount = toWire(money(readSum(sum, order.currency), order.currency));
  await runAsOperator(deps.db, receiveTransfer(deps), {
    input: { order_id: order.id, amount, is_another: isAnother },
    reason: 'entered on the command line',
  });
}

async function correct({ deps }: Sale, number: number, reason: string): Promise<void> {
  if (reason.trim() === '') throw new StartFault(`Why? npm run parterre -- ${usage}`);
  const corrected = await correctReceipt(deps, number, reason);
  if (corrected.kind !== 'corrected') throw new StartFault(refusals[corrected.kind]);
  const { isReopened, order } = corrected;
  if (isReopened) print(`Its tickets are revoked: ${order.email} has them by mail, and is to be told.`);
}

async function printOrder({ deps }: Sale, db: Db, order: OrderRecord): Promise<void> {
  const shown = await showOrder(deps, order);
  print(`order ${order.number}: ${order.state}, ${moneyText(orderTotal(order))}`);
  print(`${order.name} <${order.email}> ${order.phone ?? ''}`);
  print(await deps.pageUrl(order.lang, `/order/bill/${order.token}`));
  for (const { count, subject, offer_id } of order.lines)
    print(
      `  ${count} × ${subject.event.title}, ${subject.date.started_at}, ${subject.zone.name} (${offer_id})`,
    );
  for (const { number, code, is_revoked } of shown.tickets)
    print(`  ticket ${number}${is_revoked ? ' (revoked)' : ''}  ${code}`);
  for (const payment of order.payments) {
    const { id, provider, state, outcome, refunds } = payment;
    const amount = moneyText(paymentAmount(order, payment));
    print(`  payment ${id}  ${provider}  ${state}${outcome ? ` (${outcome})` : ''}  ${amount}`);
    for (const refund of refunds)
      print(
        `    refund ${refund.state}  ${moneyText(money(refund.amount_minor, refund.currency))}  ${refund.reason}`,
      );
  }
  for (const { at, entry, amount, reason, actor } of await readEntries(db, order.id))
    print(
      `  ${at.toISOString()}  ${entry}${amount ? `  ${moneyText(amount)}` : ''}${reason ? `  ${reason}` : ''}${actor ? `  (${actor})` : ''}`,
    );
}
