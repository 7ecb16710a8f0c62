import type { Sale } from '@parterre/api/compose-sale';
import type { Db } from '@parterre/api/database/connect';
import { readEntries } from '@parterre/api/features/orders/list-orders.service';
import { type OrderRecord, totalOf } from '@parterre/api/features/orders/order-record';
import { findOrder, showOrder } from '@parterre/api/features/orders/read-order.service';
import { receiveInvoice } from '@parterre/api/features/payments/receive-invoice.service';
import { StartFault } from '@parterre/api/start-fault';
import { money } from '@parterre/domain/money/money';
import { say } from '../say.ts';
import { moneyText } from './money-text.ts';
import { readOrderNumber, readSum } from './read-number.ts';
import { readWords } from './read-words.ts';
import { withSale } from './with-sale.ts';

const usage = 'order NUMBER [--received SUM]';

/** `order N`: one order with all that happened to it; `--received SUM`: the transfer for its invoice has come. */
export async function runOrder(args: readonly string[]): Promise<number> {
  const { words, options } = readWords(args, { received: { type: 'string' } });
  const number = readOrderNumber(words[0], usage);
  return withSale(async (sale, db) => {
    const order = await (options.received === undefined
      ? findOrder(sale.desk.store, { number })
      : receive(sale, number, options.received));
    if (!order) throw new StartFault(`There is no order ${number}.`);
    await tell(sale, db, order);
    return 0;
  });
}

async function receive({ desk }: Sale, number: number, sum: string): Promise<OrderRecord> {
  const order = await receiveInvoice(desk, number, ({ currency }) => money(readSum(sum, currency), currency));
  if (!order) throw new StartFault(`Order ${number} waits for no invoice.`);
  return order;
}

async function tell({ desk }: Sale, db: Db, order: OrderRecord): Promise<void> {
  const shown = await showOrder(desk.store, order);
  say(`order ${order.number}: ${order.state}, ${moneyText(totalOf(order))}`);
  say(`${order.name} <${order.email}> ${order.phone ?? ''}`);
  say(await desk.pageUrl(order.lang, `/order/bill/${order.token}`));
  for (const { count, subject, ticket_id } of order.lines)
    say(
      `  ${count} × ${subject.event.title}, ${subject.date.started_at}, ${subject.zone.name} (${ticket_id})`,
    );
  for (const { number, code, is_revoked } of shown.tickets)
    say(`  ticket ${number}${is_revoked ? ' (revoked)' : ''}  ${code}`);
  for (const { id, provider, state, amount_minor, currency, outcome, refunds } of order.payments) {
    say(
      `  payment ${id}  ${provider}  ${state}${outcome ? ` (${outcome})` : ''}  ${moneyText(money(amount_minor, currency))}`,
    );
    for (const refund of refunds)
      say(
        `    refund ${refund.state}  ${moneyText(money(refund.amount_minor, refund.currency))}  ${refund.reason}`,
      );
  }
  for (const { at, what, amount } of await readEntries(db, order.id))
    say(`  ${at.toISOString()}  ${what}${amount ? `  ${moneyText(amount)}` : ''}`);
}
