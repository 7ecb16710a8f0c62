import type { Problem } from '@parterre/contracts/errors/problem';
import { type Money, money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { type DailyLimits, needsSecondPerson } from '@parterre/domain/staff/money-limit';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { type Actor, type Command, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { isGiftCard } from '../order/order-record.ts';
import { handBack } from '../refunds/refund.service.ts';
import {
  executePlan,
  hasUnclearRefund,
  planRefund,
  type RefundPlan,
  type RefundRequest,
  returnCause,
} from '../refunds/refund-order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { planVoucherReturn } from '../vouchers/redeem-vouchers.service.ts';
import { lockForCommand, orderArea, orderSubject, persist } from './lock-for-command.service.ts';
import { lockGiver, selectGiven } from './order-commands.queries.ts';

interface GivenBack {
  readonly locked: LockedOrder;
  readonly plan: RefundPlan;
  /** Whether whoever asks stands at a counter, and gives what came in cash from their till. */
  readonly isAtCounter: boolean;
}

type Stored = {
  readonly order_id: string;
  readonly amount: number;
  readonly currency_code: string;
  readonly performance_ids: readonly number[];
};

const dayMs = 24 * 3_600_000;
const byOperator = 'operator';

const problems = {
  'not-paid': makeProblem('order_not_paid', 'It is not paid: there is nothing to give back.'),
  'ticket-unknown': makeProblem('ticket_unknown', 'It has no such ticket that is still good.'),
  'too-much': makeProblem('refund_too_much', 'That is not more than nothing and at most what was paid.'),
  'gift-card-spent': makeProblem(
    'gift_card_spent',
    'A gift card goes back whole, while nothing of it was spent.',
  ),
  'bundle-broken': makeProblem('bundle_broken', 'A bundle goes back whole, or not at all.'),
  'under-review': makeProblem('return_under_review', 'Money of this order went back at the provider.'),
} as const;
const changed = makeProblem('refund_changed', 'What would go back is not the sum that was agreed to.');
/** Whoever asks counts prices of tickets; what a part of a bundle brings is known here alone. */
const changedTo = (amount: number): Problem => ({
  error: { ...changed.error, code: 'refund_changed', amount },
});

export interface GiveBackDeps {
  readonly sale: Pick<SaleDeps, 'announce'>;
  readonly refundLimits: DailyLimits;
}

/** Gives money back the way it came. The sum is named, so that a touch of a passkey is for this order and this sum. */
export const giveBack = ({
  sale,
  refundLimits,
}: GiveBackDeps): Command<'order.refund', GivenBack, Stored> => ({
  name: 'order.refund',
  permission: 'orders.refund',
  needsStepUp: true,
  preview: async (tx, { order_id: id, what, amount, currency_code }, context) => {
    const { actor, at } = context;
    // First, and always in this order: two sums of one account are added up, whatever orders they are of.
    if (actor.kind === 'staff') await lockGiver(tx, actor.accountId);
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    // Whoever sees only the order may not know that its money went back elsewhere.
    if (actor.kind === 'staff' && what.kind !== 'all' && (await hasUnclearRefund(tx, order)))
      return refuse(problems['under-review']);
    const plan = await planRefund(locked, toRequest(what, order.currency));
    if (plan.kind !== 'planned') return refuse(problems[plan.kind]);
    const sum = money(plan.minor, order.currency);
    if (what.kind === 'sum' && fromWire(what.kept, order.currency).amountMinor !== plan.keptMinor)
      return refuse(changed);
    if (currency_code !== order.currency) return refuse(changed);
    if (fromWire(amount, order.currency).amountMinor !== plan.minor)
      return refuse(what.kind === 'tickets' ? changedTo(toWire(sum)) : changed);
    const area = await orderArea(tx, order);
    const good = plan.goodTickets.filter((ticket) => !plan.tickets.includes(ticket));
    const vouchers = await planVoucherReturn(tx, order, {
      tickets: plan.tickets,
      good,
      cause: returnCause(byOperator),
    });
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area,
      before: { kept: wireMoney(money(plan.keptMinor, order.currency)) },
      after: {
        kept: wireMoney(money(plan.keptMinor - plan.minor, order.currency)),
        refund: wireMoney(sum),
        goes_back: plan.parts.map(({ payment: { kind, provider }, minor }) => ({
          way: kind,
          provider,
          ...wireMoney(money(minor, order.currency)),
        })),
        ...(isGiftCard(order) && { revoked_gift_card: true }),
        revoked_tickets: plan.tickets.map(({ number }) => formatTicketNumber(number)),
        ...(vouchers.length > 0 && {
          vouchers: vouchers.map(({ code, minor, is_use }) => ({
            code,
            ...wireMoney(money(minor, order.currency)),
            is_use,
          })),
        }),
      },
      needsSecondPerson: needsSecondPerson(
        sum,
        await givenMinor(tx, actor, { at, currency: order.currency }),
        refundLimits,
      ),
      change: {
        locked,
        plan,
        isAtCounter: actor.kind === 'staff' && isPermitted(actor.grants, 'counter.sell', area),
      },
    };
  },
  run: async (_tx, { locked, plan, isAtCounter }) => {
    const refundIds = await executePlan(locked, plan, byOperator);
    if (isAtCounter) await handBack(locked, refundIds);
    persist(locked);
    const { order } = locked;
    return {
      order_id: order.id,
      amount: toWire(money(plan.minor, order.currency)),
      currency_code: order.currency,
      performance_ids: order.lines.map(({ performance_id }) => performance_id),
    };
  },
  answer: ({ order_id, amount, currency_code }) => ({ order_id, amount, currency_code }),
  onDone: ({ performance_ids }) => sale.announce(performance_ids),
});

const wireMoney = (sum: Money) => ({ amount: toWire(sum), currency_code: sum.currency });

type What =
  | { readonly kind: 'all' }
  | { readonly kind: 'tickets'; readonly numbers: readonly string[] }
  | { readonly kind: 'sum'; readonly amount: number; readonly kept: number };

const toRequest = (what: What, currency: string): RefundRequest =>
  what.kind === 'sum' ? { kind: 'sum', minor: fromWire(what.amount, currency).amountMinor } : what;

interface Day {
  readonly at: Date;
  readonly currency: string;
}

/** In the day before this moment. The command line has no account, and no limit. */
export async function givenMinor(tx: Tx, actor: Actor, { at, currency }: Day): Promise<number> {
  if (actor.kind !== 'staff') return 0;
  const since = new Date(at.getTime() - dayMs);
  const given = await selectGiven(tx, { accountId: actor.accountId, since, currency });
  return fromWire(given, currency).amountMinor;
}
