import { randomUUID } from 'node:crypto';
import { type Money, money } from '@parterre/domain/money/money';
import {
  chargedMinor,
  type DifferenceWay,
  lineKey,
  type MoveSettlement,
} from '@parterre/domain/order/ticket-move';
import { Contended } from '../../../database/contention.ts';
import { countStock } from '../checkout/change-order.service.ts';
import { houseMethod } from '../checkout/payment-methods.ts';
import { recordMoved, recordReceivedFor } from '../order/book-money.service.ts';
import { enqueueMail, type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import {
  type OrderLineRecord,
  type OrderRecord,
  orderTotal,
  type PaymentRecord,
} from '../order/order-record.ts';
import { callRetakeStock, sellStock } from '../order/orders.queries.ts';
import {
  queueForgottenNotices,
  queueLineChange,
  selectReplacedLines,
} from '../order/replaced-lines.queries.ts';
import { updateSucceeded } from '../payments/payments.queries.ts';
import { writeAttempt } from '../payments/write-attempt.service.ts';
import { requestRefund } from '../refunds/refund.service.ts';
import { spreadOverPayments } from '../refunds/refund-order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { issueTickets, readTickets, replaceAll } from '../tickets/tickets.service.ts';
import { returnDropped } from '../vouchers/redeem-vouchers.service.ts';
import type { MovePlan, TicketMove } from './plan-move.service.ts';

export interface ExecutedMove {
  /** The order as it stands now. */
  readonly order: OrderRecord;
  /** For whoever carries them out. */
  readonly refundIds: readonly string[];
  /** Those whose stock has changed. */
  readonly performanceIds: readonly number[];
}

/** A difference that was paid before anything is moved, and what was held meanwhile. */
export interface PaidDifference {
  readonly payment: PaymentRecord;
  readonly received: Money;
  /** Makes what was held the order's own; the units of each line, or undefined where they are not there. */
  readonly takeStock: (drafted: readonly OrderLineRecord[]) => Promise<TakenUnits | undefined>;
}

type TakenUnits = Readonly<Record<string, readonly number[]>>;

/**
 * Gives tickets other places: all of them, or the transaction fails. What the order gives up is given up before what it wants is taken, as
 * a basket does it. Of two who want one seat, the second has waited for the first here, and is tried again: then it is seen to be taken.
 */
export async function executeMove(
  deps: Pick<SaleDeps, 'signTicket'>,
  locked: LockedOrder,
  plan: MovePlan,
  settlement: MoveSettlement | PaidDifference,
): Promise<ExecutedMove> {
  const { tx, order } = locked;
  const paid = typeof settlement === 'object' ? settlement : undefined;
  const way: DifferenceWay = typeof settlement === 'object' ? 'paid_before' : settlement;
  const { moves, left } = plan;
  const kept = await selectReplacedLines(tx, order.id);
  const drafted = draftMovedLines(order, plan, {
    way,
    keys: new Set([...kept, ...order.lines].map(({ offer_id }) => offer_id)),
  });
  await replaceAll(
    locked,
    moves.map(({ ticket }) => ticket),
  );
  const taken = paid ? await paid.takeStock(drafted) : await callRetakeStock(tx, drafted, order.id, order.at);
  if (!taken) throw new Contended('somebody was quicker at a seat');
  const reached = drafted.map((line) => ({ ...line, units: taken[line.offer_id] ?? [] }));
  const lines = [...order.lines.flatMap((line) => withoutMoved(line, moves)), ...reached].sort(
    (a, b) => a.position - b.position,
  );
  const moved: LockedOrder = { ...locked, order: { ...order, lines, ...sumLines(lines) } };
  sellStock(tx, { id: order.id, lines: reached });
  const replaced = left.map(({ line }) => replacedLine(line, moves));
  queueLineChange(tx, moved.order, {
    replaced,
    lines,
    added: reached,
  });
  issueTickets(deps, { tx, order: { ...moved.order, lines: reached } });
  recordOrderEvent(moved, { entry: 'order.moved', amount: orderTotal(moved.order) });
  const refundIds = await makeUp(moved, { plan, way, paid, reached });
  await returnDropped(moved, {
    from: replaced,
    to: reached,
    cause: plan.cause,
    readGood: async () =>
      (await readTickets(tx, moved.order)).filter(({ revoked_at }) => revoked_at === null),
  });
  const performanceIds = [
    ...new Set([...left.map(({ line }) => line), ...reached].map(({ performance_id }) => performance_id)),
  ];
  // Of a performance of which it keeps a ticket, its buyer knows what they were told.
  const known = new Set(lines.filter((line) => !reached.includes(line)).map((line) => line.performance_id));
  queueForgottenNotices(
    tx,
    order.id,
    reached.map(({ performance_id }) => performance_id).filter((id) => !known.has(id)),
  );
  const which = `${order.id}:${randomUUID()}`;
  const isOtherDate = moves.some(({ line, target }) => line.performance_id !== target.performance_id);
  enqueueMail(moved, 'order_moved', which, { is_other_date: isOtherDate });
  // Of the events that it has left, too.
  countStock({ ...moved, order: { ...order, lines: [...order.lines, ...reached] } }, `move:${which}`);
  return { order: moved.order, refundIds, performanceIds };
}

interface Draft {
  readonly way: DifferenceWay;
  /** Of all lines that the order has or had. */
  readonly keys: ReadonlySet<string>;
}

/** Tickets of one offer at one price, with one fee, make a line. Fees stay as they were paid, and are taxed as they were. */
function draftMovedLines(order: OrderRecord, { moves }: MovePlan, { way, keys }: Draft): OrderLineRecord[] {
  const alike = ({ target, line, ...price }: TicketMove) =>
    JSON.stringify([
      target.offer_id,
      chargedMinor(price, way),
      line.service_fee_minor,
      line.fee_vat_rate,
      line.fee_vat_exemption,
      target.discounts,
    ]);
  const [taken, places] = [new Set(keys), new Set<number>()];
  let last = Math.max(...order.lines.map(({ position }) => position));
  return [...Map.groupBy(moves, alike).values()].flatMap((group): OrderLineRecord[] => {
    const [first] = group;
    if (!first) return [];
    const { target, line } = first;
    const key = lineKey(target.offer_id, taken);
    taken.add(key);
    const isWhole = withoutMoved(line, moves).length === 0 && !places.has(line.position);
    if (!isWhole) last += 1;
    const position = isWhole ? line.position : last;
    places.add(position);
    return [
      {
        ...target,
        offer_id: key,
        position,
        count: group.length,
        price_minor: chargedMinor(first, way),
        service_fee_minor: line.service_fee_minor,
        fee_vat_rate: line.fee_vat_rate,
        fee_vat_exemption: line.fee_vat_exemption,
      },
    ];
  });
}

const movedUnits = ({ offer_id }: OrderLineRecord, moves: readonly TicketMove[]): number[] =>
  moves.filter(({ ticket }) => ticket.offer_id === offer_id).map(({ ticket }) => ticket.unit);

/** What is left of a line: nothing, when all of it is moved. */
function withoutMoved(line: OrderLineRecord, moves: readonly TicketMove[]): OrderLineRecord[] {
  const moved = movedUnits(line, moves);
  const units = line.units.filter((unit) => !moved.includes(unit));
  return units.length === 0 ? [] : [{ ...line, units, count: units.length }];
}

function replacedLine(line: OrderLineRecord, moves: readonly TicketMove[]): OrderLineRecord {
  const units = movedUnits(line, moves);
  return { ...line, units, count: units.length };
}

const sumLines = (lines: readonly OrderLineRecord[]) => ({
  price_minor: lines.reduce((sum, { price_minor, count }) => sum + price_minor * count, 0),
  service_fee_minor: lines.reduce((sum, { service_fee_minor, count }) => sum + service_fee_minor * count, 0),
});

interface Executed {
  readonly plan: MovePlan;
  readonly way: DifferenceWay;
  readonly paid: PaidDifference | undefined;
  readonly reached: readonly OrderLineRecord[];
}

const methods = { cash: 'cash', card_terminal: 'card_terminal', transfer: 'invoice' } as const;

/** Books the money over, and makes up the difference: answers what goes back. */
async function makeUp(
  locked: LockedOrder,
  { plan, way, paid, reached }: Executed,
): Promise<readonly string[]> {
  const { tx, order } = locked;
  const minor = plan.moves.reduce((sum, move) => sum + chargedMinor(move, way) - move.oldMinor, 0);
  const goesBack = minor < 0 ? spreadOverPayments(order, -minor) : [];
  await recordMoved(locked, {
    left: plan.left,
    reached,
    goesBack: goesBack.map(({ payment, minor: part }) => ({ paymentId: payment.id, minor: part })),
  });
  if (paid) await recordReceivedFor(locked, paid.payment, paid.received, reached);
  if (way in methods && minor > 0) {
    const received = money(minor, order.currency);
    const method = houseMethod(methods[way as keyof typeof methods]);
    const payment = writeAttempt(locked, { method }, { amount: received, expires_at: order.expires_at });
    updateSucceeded(tx, payment.id, received, 'kept');
    await recordReceivedFor(locked, payment, received, reached);
  }
  const refundIds: string[] = [];
  for (const { payment, minor: part } of goesBack)
    refundIds.push(await requestRefund(locked, payment, money(part, payment.currency), 'moved'));
  return refundIds;
}
