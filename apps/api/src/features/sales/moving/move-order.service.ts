import { counterSaleState } from '@parterre/domain/counter/counter-sale';
import { isCounterWay } from '@parterre/domain/counter/counter-ways';
import { type Money, money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import {
  canSettle,
  chargedMinor,
  type MoveSettlement,
  moveDifference,
} from '@parterre/domain/order/ticket-move';
import { type DailyLimits, needsSecondPerson } from '@parterre/domain/staff/money-limit';
import { isPermitted, type Permission } from '@parterre/domain/staff/permissions';
import type { Area } from '@parterre/domain/staff/scope';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { type Actor, type Command, type Json, refuse } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { type OrderLineRecord, type OrderRecord, orderTotal } from '../order/order-record.ts';
import { orderProblem } from '../order/order-refusal.ts';
import { givenMinor } from '../order-commands/give-back.service.ts';
import {
  lockForCommand,
  orderArea,
  orderSubject,
  persist,
} from '../order-commands/lock-for-command.service.ts';
import { isWithoutAddress, lockGiver } from '../order-commands/order-commands.queries.ts';
import { handBack } from '../refunds/refund.service.ts';
import { spreadOverPayments } from '../refunds/refund-order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { executeMove } from './execute-move.service.ts';
import {
  type MovePlan,
  type MoveRefusal,
  type PlanDeps,
  planMove,
  type TicketMove,
} from './plan-move.service.ts';

export interface MoveDeps {
  readonly sale: PlanDeps & Pick<SaleDeps, 'signTicket' | 'announce'>;
  readonly refundLimits: DailyLimits;
}

interface Moved {
  readonly locked: LockedOrder;
  readonly plan: MovePlan;
  readonly settlement: MoveSettlement;
  /** Whether whoever asks stands at a counter, and gives what came in cash from their till. */
  readonly isAtCounter: boolean;
}

type Stored = {
  readonly order_id: string;
  readonly difference: number;
  readonly currency_code: string;
  readonly performance_ids: readonly number[];
};

const problems = {
  'not-paid': makeProblem('order_not_paid', 'It is not paid: it has no tickets.'),
  'under-review': makeProblem('return_under_review', 'Money of this order went back at the provider.'),
  'ticket-unknown': makeProblem('ticket_unknown', 'It has no such ticket that is still good.'),
  'offer-unknown': makeProblem('ticket_unknown', 'No performance has such a place.'),
  'named-twice': makeProblem('invalid_request', 'A ticket or a place was named twice.', {
    details: [{ field: 'input.moves', reason: 'not_single', message: 'must be named once' }],
  }),
  'not-sold-in-currency': makeProblem('currency_unavailable', 'It is not sold in the currency of the order.'),
  'nothing-changes': makeProblem('nothing_changes', 'A ticket is for that place already.'),
  'doors-open': makeProblem('performance_begun', 'Its doors may be open: somebody may be inside with it.'),
} as const;
const changed = makeProblem('difference_changed', 'What it comes to is not the sum that was agreed to.');
const tooMuch = makeProblem('refund_too_much', 'Less than that was paid for these tickets and kept.');
const nobody = makeProblem('buyer_forgotten', 'Its buyer was forgotten: nobody would get the other tickets.');
const badSettlement = makeProblem('invalid_request', 'The difference is not made up in that way.', {
  details: [{ field: 'input.settlement', reason: 'unknown_value', message: 'must suit the difference' }],
});

const moveProblem = (refusal: MoveRefusal) => {
  if (refusal.kind === 'sale-closed') return orderProblem(refusal);
  if (refusal.kind !== 'taken') return problems[refusal.kind];
  const places = refusal.places.map(({ zone, seat }) => ({ zone: zone.name, seat }));
  return makeProblem('places_taken', 'Somebody else has some of it.', { places });
};

/** What a difference takes beside the move itself. */
const wayPermission = (settlement: MoveSettlement): Permission | undefined => {
  if (settlement === 'refund' || settlement === 'waive') return 'orders.refund';
  return isCounterWay(settlement) ? 'counter.sell' : undefined;
};

const mayMakeUp = (actor: Actor, settlement: MoveSettlement, area: Area): boolean => {
  const permission = wayPermission(settlement);
  return actor.kind !== 'staff' || !permission || isPermitted(actor.grants, permission, area);
};

/** Gives tickets of a paid order other places. The difference is named, so that a touch of a passkey is for this move at this price. */
export const moveOrder = ({ sale, refundLimits }: MoveDeps): Command<'order.move', Moved, Stored> => ({
  name: 'order.move',
  permission: 'orders.move',
  needsStepUp: true,
  preview: async (tx, { order_id: id, moves, difference, currency_code, settlement }, context) => {
    const { actor, at } = context;
    // First, and always in this order: the till and what was given of one account are counted one act after another.
    if (actor.kind === 'staff') await lockGiver(tx, actor.accountId);
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    // Before anything is said of it: what is refused below tells of its buyer and its tickets.
    if (actor.kind === 'staff' && !isPermitted(actor.grants, 'orders.move', await orderArea(tx, order)))
      return refuse(notPermitted);
    const isMailed = order.email !== '';
    if (!isMailed && !(await isWithoutAddress(tx, id))) return refuse(nobody);
    const plan = await planMove(sale, locked, {
      moves: moves.map(({ ticket, to }) => ({ number: ticket, offerId: to })),
      cause: 'given_back',
      saleState: counterSaleState,
    });
    if (plan.kind !== 'planned') return refuse(moveProblem(plan));
    const minor = moveDifference(plan.moves);
    const sum = money(Math.abs(minor), order.currency);
    if (currency_code !== order.currency || toWire(money(minor, order.currency)) !== difference)
      return refuse(changed);
    if (!canSettle(settlement, minor)) return refuse(badSettlement);
    const goesBack = settlement === 'refund' ? spreadOverPayments(order, -minor) : [];
    const sendable = goesBack.reduce((all, { minor: part }) => all + part, 0);
    if (settlement === 'refund' && (plan.leavingMinor < -minor || sendable < -minor)) return refuse(tooMuch);
    const area = await orderArea(tx, { lines: [...order.lines, ...plan.moves.map(({ target }) => target)] });
    if (!mayMakeUp(actor, settlement, area)) return refuse(notPermitted);
    const isGiven = settlement === 'refund' || settlement === 'waive';
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area,
      before: { total: wireMoney(orderTotal(order)), service_fee: feeMoney(order) },
      after: {
        moves: plan.moves.map((move) => describeMove(move, order, settlement)),
        total: wireMoney(totalAfter(order, plan, settlement)),
        service_fee: feeMoney(order),
        ...describeDifference(settlement, sum),
        ...(goesBack.length > 0 && {
          goes_back: goesBack.map(({ payment: { kind, provider }, minor: part }) => ({
            way: kind,
            provider,
            ...wireMoney(money(part, order.currency)),
          })),
        }),
        revoked_tickets: plan.moves.map(({ ticket }) => formatTicketNumber(ticket.number)),
        ...(isMailed && { mail: 'order_moved' }),
      },
      needsSecondPerson:
        isGiven &&
        needsSecondPerson(sum, await givenMinor(tx, actor, { at, currency: order.currency }), refundLimits),
      change: {
        locked,
        plan,
        settlement,
        isAtCounter: actor.kind === 'staff' && isPermitted(actor.grants, 'counter.sell', area),
      },
    };
  },
  run: async (_tx, { locked, plan, settlement, isAtCounter }) => {
    const { order, refundIds, performanceIds } = await executeMove(sale, locked, plan, settlement);
    if (isAtCounter) await handBack({ ...locked, order }, refundIds);
    persist(locked);
    return {
      order_id: order.id,
      difference: toWire(money(moveDifference(plan.moves), order.currency)),
      currency_code: order.currency,
      performance_ids: performanceIds,
    };
  },
  answer: ({ order_id, difference, currency_code }) => ({ order_id, difference, currency_code }),
  onDone: ({ performance_ids }) => sale.announce(performance_ids),
});

const wireMoney = (sum: Money) => ({ amount: toWire(sum), currency_code: sum.currency });

const feeMoney = ({ service_fee_minor, currency }: OrderRecord) =>
  wireMoney(money(service_fee_minor, currency));

const totalAfter = (order: OrderRecord, { moves }: MovePlan, settlement: MoveSettlement): Money =>
  money(
    moves.reduce(
      (sum, move) => sum + chargedMinor(move, settlement) - move.oldMinor,
      orderTotal(order).amountMinor,
    ),
    order.currency,
  );

/** What is done about the difference. Nothing is said where there is none. */
function describeDifference(settlement: MoveSettlement, sum: Money): Readonly<Record<string, Json>> {
  if (settlement === 'even') return {};
  if (settlement === 'refund') return { refund: wireMoney(sum) };
  if (settlement === 'waive') return { waived: wireMoney(sum) };
  return { received: wireMoney(sum), way: settlement === 'transfer' ? 'invoice' : settlement };
}

const describeMove = (
  { ticket, line, target, ...price }: TicketMove,
  { currency }: OrderRecord,
  settlement: MoveSettlement,
) => ({
  ticket: formatTicketNumber(ticket.number),
  from: describePlace(line),
  to: describePlace(target),
  price_before: toWire(money(price.oldMinor, currency)),
  price_after: toWire(money(chargedMinor(price, settlement), currency)),
  currency_code: currency,
});

const describePlace = ({ subject: { event, date, zone, seat } }: OrderLineRecord) => ({
  title: event.title,
  started_at: date.started_at,
  zone: zone.name,
  seat: seat && { sector: seat.sector, row: seat.row, number: seat.number },
});
