import type { PlacedAtCounter } from '@parterre/contracts/console/counter';
import type { CounterWay } from '@parterre/domain/counter/counter-ways';
import { toWire } from '@parterre/domain/money/wire-money';
import type { Actor } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { Contended } from '../../../database/contention.ts';
import { payOrder } from '../checkout/change-order.service.ts';
import { houseMethod } from '../checkout/payment-methods.ts';
import { insertOrder } from '../checkout/place-order.queries.ts';
import { type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import { type OrderRecord, orderTotal, totalDue } from '../order/order-record.ts';
import { callRetakeStock } from '../order/orders.queries.ts';
import { markSucceeded } from '../payments/settle.service.ts';
import { writeAttempt } from '../payments/write-attempt.service.ts';
import type { OrderedCount, SaleDeps } from '../sale-deps.ts';
import type { SaleDraft } from './draft-sale.service.ts';

/** What is kept of a command that has placed or paid an order: enough to answer, and to tell those who watch the hall and the sale. */
export type StoredSale = PlacedAtCounter & {
  readonly performance_ids: readonly number[];
  readonly lines: readonly OrderedCount[];
};

/**
 * Takes the stock for a new order, and writes the order: by the statements that the web's sale takes and writes it with. Of two who want
 * one seat, the second has waited for the first here, and is tried again: then it is seen to be taken.
 */
export async function writeOrder(
  tx: Tx,
  { order, lines: wanted }: Pick<SaleDraft, 'order' | 'lines'>,
  actor: Actor,
  /** Asked once it has its stock, and throws where it may not be written after all. */
  admit?: (lines: SaleDraft['lines']) => Promise<void>,
): Promise<LockedOrder> {
  const { created_at: at } = order;
  const taken = await callRetakeStock(tx, wanted, order.id, at);
  if (!taken) throw new Contended('somebody was quicker at a seat');
  const lines = wanted.map((line) => ({ ...line, units: taken[line.offer_id] ?? [] }));
  await admit?.(lines);
  const number = await insertOrder(tx, order, lines, { ip: '', given: [] });
  const placed: OrderRecord = {
    ...order,
    number,
    lines,
    at,
    payments: [],
    performance_statuses: lines.map(() => 'scheduled' as const),
    reopened: 0,
    moves: 0,
    company: null,
    state: 'awaiting_payment',
  };
  const locked: LockedOrder = { tx, order: placed, actor: actor.name, entries: [], tasks: [] };
  recordOrderEvent(locked, { entry: 'order.placed', amount: orderTotal(placed) });
  return locked;
}

/** The money is in the till, or the terminal has said yes. What costs nothing is paid by nothing. */
export async function takeMoney(sale: SaleDeps, locked: LockedOrder, way: CounterWay): Promise<void> {
  const due = totalDue(locked.order);
  if (due.amountMinor === 0) return payOrder(sale, locked, 'pay');
  const attempt = { amount: due, expires_at: locked.order.expires_at };
  await markSucceeded(sale, locked, writeAttempt(locked, { method: houseMethod(way) }, attempt), due);
}

export const storedSale = (order: OrderRecord, state: OrderRecord['state']): StoredSale => ({
  order_id: order.id,
  number: order.number,
  state,
  total: toWire(orderTotal(order)),
  currency_code: order.currency,
  performance_ids: [...new Set(order.lines.map(({ performance_id }) => performance_id))],
  lines: order.lines.map(({ performance_id, count }) => ({ performance_id, count })),
});

export const answerSale = ({ performance_ids: _, lines: __, ...placed }: StoredSale): PlacedAtCounter =>
  placed;

/** Tells those who watch what has become of an order, once it is there for good; a repeated answer is no second sale. */
export function announceSale(
  { announce, onOrderEvent }: Pick<SaleDeps, 'announce' | 'onOrderEvent'>,
  { performance_ids, lines, state }: StoredSale,
  { isPlaced, isRepeated }: { readonly isPlaced: boolean; readonly isRepeated: boolean },
): void {
  announce(performance_ids);
  if (isRepeated) return;
  if (isPlaced) onOrderEvent?.('order.placed', lines);
  if (state === 'paid') onOrderEvent?.('order.paid', lines);
}
