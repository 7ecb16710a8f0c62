import { type Money, money } from '@parterre/domain/money/money';
import {
  type ExchangeEvent,
  exchangeEnded,
  exchangeTransitions,
  settleExchangePayment,
} from '@parterre/domain/order/exchange-payment';
import { apply } from '@parterre/domain/order/state-machine';
import { mayLeave } from '@parterre/domain/order/ticket-move';
import type { Db, Tx } from '../../../database/connect.ts';
import { NotYetReadable } from '../../../database/not-yet-readable.ts';
import { readLeavingMinor, recordReceived } from '../order/book-money.service.ts';
import { enqueueMail, flagForAttention, type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import { readPerformances } from '../order/order-performances.service.ts';
import type { OrderLineRecord, OrderRecord, PaymentRecord } from '../order/order-record.ts';
import { callTransferStock, freed, type StockLine } from '../order/orders.queries.ts';
import { updateSucceeded } from '../payments/payments.queries.ts';
import { enqueueClosingReceipt } from '../payments/receipts.service.ts';
import { requestRefund } from '../refunds/refund.service.ts';
import { hasUnclearRefund } from '../refunds/refund-order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { findExchangeable, readOwnTickets } from './exchangeable.service.ts';
import { type ExchangeRow, selectPaidExchange, updateExchangeState } from './exchanges.queries.ts';
import { executeMove } from './execute-move.service.ts';
import { countLeft, type MovePlan, type TicketMove } from './plan-move.service.ts';

/** The exchange that a payment is for. An order that waits for its own money has none, and nothing is asked for it. */
export const findPaidExchange = async (
  db: Db | Tx,
  { state, reopened }: OrderRecord,
  { id }: Pick<PaymentRecord, 'id'>,
): Promise<ExchangeRow | undefined> =>
  state === 'awaiting_payment' && reopened === 0 ? undefined : selectPaidExchange(db, id);

/** What the difference is paid for. */
export const exchangedLines = ({ moves }: ExchangeRow): OrderLineRecord[] =>
  moves.map(({ target }) => target);

const outcomes = {
  nothing: 'attention',
  exchange: 'kept',
  refund: 'returned',
  attention: 'attention',
} as const;

/** Money for an exchange is there: the tickets are exchanged with it, or it goes back. Answers whose stock has changed. */
export async function settleExchange(
  deps: SaleDeps,
  locked: LockedOrder,
  exchange: ExchangeRow,
  { payment, received }: { readonly payment: PaymentRecord; readonly received: Money },
): Promise<readonly number[]> {
  const plan = await restorePlan(locked, exchange);
  const settlement = settleExchangePayment({
    state: exchange.state,
    asked: money(payment.amount_minor, payment.currency),
    received,
    isSettled: payment.outcome !== null,
    isPossible: plan !== undefined,
  });
  updateSucceeded(locked.tx, payment.id, received, outcomes[settlement.kind]);
  if (settlement.kind === 'exchange' && plan) {
    const takeStock = (drafted: readonly OrderLineRecord[]) => takeHeld(locked, exchange, drafted);
    const moved = await executeMove(deps, locked, plan, { payment, received, takeStock });
    end(locked, exchange, 'complete');
    enqueueClosingReceipt(deps, { ...locked, order: moved.order }, payment);
    return moved.performanceIds;
  }
  await recordReceived(locked, payment, received, false);
  if (settlement.kind === 'refund') {
    await requestRefund(locked, payment, received, exchangeEnded);
    return closeExchange(locked, exchange, 'cancel');
  }
  if (settlement.kind === 'attention')
    await flagForAttention(locked, {
      subject: `payment:${payment.id}`,
      reason: settlement.reason,
      details: {
        kind: payment.kind,
        asked_minor: payment.amount_minor,
        asked_currency: payment.currency,
        received_minor: received.amountMinor,
        received_currency: received.currency,
      },
    });
  return [];
}

/** It will not be paid: what was held is free for others, and the old tickets are as good as before. Answers whose stock has changed. */
export async function closeExchange(
  locked: LockedOrder,
  exchange: ExchangeRow,
  event: Exclude<ExchangeEvent, 'complete'>,
): Promise<readonly number[]> {
  if (apply(exchangeTransitions, exchange.state, event).kind !== 'applied') return [];
  await callTransferStock(locked.tx, exchange.held, { from: exchange.id, ...freed });
  end(locked, exchange, event);
  if (event === 'expire') enqueueMail(locked, 'exchange_expired', exchange.id);
  return [exchange.other_performance_id];
}

function end(locked: LockedOrder, { id, state, difference_minor }: ExchangeRow, event: ExchangeEvent): void {
  const { state: next } = apply(exchangeTransitions, state, event);
  updateExchangeState(locked.tx, id, next);
  const amount = money(difference_minor, locked.order.currency);
  recordOrderEvent(locked, { entry: `exchange.${next}`, amount });
}

/**
 * What was agreed to, as far as it can still be done: at the prices of that moment. Undefined where a ticket was used, given back, handed on or
 * moved meanwhile, or one of the performances will not be played.
 */
async function restorePlan(locked: LockedOrder, exchange: ExchangeRow): Promise<MovePlan | undefined> {
  const { tx, order } = locked;
  if (order.state !== 'paid' || (await hasUnclearRefund(tx, order))) return undefined;
  const own = await readOwnTickets(tx, order);
  const good = findExchangeable(order, exchange.performance_id, own);
  if (good?.length !== exchange.moves.length || !(await arePlayed(locked, exchange))) return undefined;
  const moves = exchange.moves.flatMap(({ number, old_minor, target }): TicketMove[] => {
    const ticket = good.find((one) => one.number === number);
    const line = order.lines.find(({ offer_id }) => offer_id === ticket?.offer_id);
    return ticket && line?.price_minor === old_minor
      ? [{ ticket, line, target, oldMinor: old_minor, newMinor: target.price_minor }]
      : [];
  });
  if (moves.length !== good.length) return undefined;
  const left = countLeft(
    moves,
    own.tickets.filter(({ revoked_at }) => revoked_at === null),
  );
  return { cause: 'given_back', moves, left, leavingMinor: await readLeavingMinor(locked, left) };
}

async function arePlayed({ tx, order }: LockedOrder, exchange: ExchangeRow): Promise<boolean> {
  const lines = [...order.lines, ...exchangedLines(exchange)];
  const performances = await readPerformances(tx, { ...order, lines });
  const nowMs = order.at.getTime();
  return [exchange.performance_id, exchange.other_performance_id].every((id) => {
    const performance = performances.get(id);
    return (
      performance?.status === 'scheduled' &&
      mayLeave({ status: performance.status, startedAtMs: performance.started_at.getTime() }, nowMs)
    );
  });
}

/** What the exchange holds becomes the order's, line by line. */
async function takeHeld(
  { tx, order }: LockedOrder,
  { id, held }: ExchangeRow,
  drafted: readonly OrderLineRecord[],
): Promise<Readonly<Record<string, readonly number[]>>> {
  const isWhole = await callTransferStock(tx, held, { from: id, to: order.id, state: 'held' });
  if (!isWhole) throw new NotYetReadable(`exchange ${id} does not hold all that it should`);
  const units = new Map(held.map((line) => [placeKey(line), [...line.units]]));
  return Object.fromEntries(
    drafted.map((line) => [line.offer_id, units.get(placeKey(line))?.splice(0, line.count) ?? []]),
  );
}

const placeKey = ({ performance_id, zone, seat }: StockLine): string =>
  JSON.stringify([performance_id, zone, seat]);
