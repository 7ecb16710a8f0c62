import type { Sale } from '@parterre/api/compose-sale';
import { changeOrder, findOrder } from '@parterre/api/features/sales/order/order.service';
import { giveBack } from '@parterre/api/features/sales/order-commands/give-back.service';
import {
  executeRefunds,
  planRefund,
  type RefundAnswer,
  type RefundRequest,
  returnPayment,
  revokeTickets,
} from '@parterre/api/features/sales/refunds/refund-order.service';
import { StartFault } from '@parterre/api/start-fault';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { runAsOperator } from './run-as-operator.ts';
import { moneyText, readOrderNumber, readSum } from './values.ts';
import { withSale } from './with-sale.ts';

const usage = 'refund NUMBER [--tickets A,B [--given] | --sum X], or refund --payment ID';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `refund N`: gives an order back, whole or in part, the way it was paid; `--payment ID`: money that settled nothing. */
export async function runRefund(args: readonly string[]): Promise<number> {
  const { words, options } = readArguments(args, {
    tickets: { type: 'string' },
    sum: { type: 'string' },
    payment: { type: 'string' },
    given: { type: 'boolean' },
  });
  return withSale(async (sale) => {
    if (options.payment === undefined) {
      const number = readOrderNumber(words[0], usage);
      if (options.given) return revoke(sale, number, options.tickets);
      return printRefund(await refund(sale, number, await readRefundRequest(sale, number, options)));
    }
    if (!uuid.test(options.payment)) throw new StartFault(`${options.payment} is not the id of a payment.`);
    return printRefund(await returnPayment(sale.deps, options.payment));
  });
}

/** What can be typed. */
type Typed = Exclude<RefundRequest, { kind: 'performance' | 'by-rule' }>;

/** The same command as the console's, in the name of whoever types on this machine. */
async function refund({ deps }: Sale, number: number, request: Typed): Promise<RefundAnswer> {
  const found = await findOrder(deps, { number });
  if (!found) return { kind: 'not-found' };
  const { id, currency } = found;
  const plan = await changeOrder(deps, id, (locked) => planRefund(locked, request));
  if (plan.kind !== 'planned') return plan;
  const amount = money(plan.minor, currency);
  const [sum, currency_code] = [toWire(amount), currency];
  const what =
    request.kind === 'sum'
      ? { kind: request.kind, amount: sum, kept: toWire(money(plan.keptMinor, currency)) }
      : toWhat(request);
  await runAsOperator(deps.db, giveBack({ sale: deps, refundLimits: {} }), {
    input: { order_id: id, what, amount: sum, currency_code },
    reason: 'refunded from the command line',
  });
  return { kind: 'given', amount, order: await executeRefunds(deps, id) };
}

const toWhat = (request: Exclude<Typed, { kind: 'sum' }>) =>
  request.kind === 'tickets' ? { kind: request.kind, numbers: [...request.numbers] } : request;

/** The money was given back at the provider, or by hand. */
async function revoke({ deps }: Sale, number: number, tickets: string | undefined): Promise<number> {
  if (tickets === undefined) throw new StartFault(`Which tickets? npm run parterre -- ${usage}`);
  const { kind } = await revokeTickets(deps, number, tickets.split(','));
  if (kind !== 'revoked') throw new StartFault(refusals[kind]);
  print(`${tickets} of order ${number}: revoked, and no money is given back.`);
  return 0;
}

interface Part {
  readonly tickets?: string | undefined;
  readonly sum?: string | undefined;
}

async function readRefundRequest({ deps }: Sale, number: number, { tickets, sum }: Part): Promise<Typed> {
  if (tickets !== undefined) return { kind: 'tickets', numbers: tickets.split(',') };
  if (sum === undefined) return { kind: 'all' };
  const order = await findOrder(deps, { number });
  return { kind: 'sum', minor: order ? readSum(sum, order.currency) : 0 };
}

const refusals: Readonly<Record<Exclude<RefundAnswer['kind'], 'given'>, string>> = {
  'not-found': 'There is no such order.',
  'not-paid': 'It is not paid: there is nothing to give back.',
  'ticket-unknown': 'It has no such ticket that is still good.',
  'too-much': 'That is not more than nothing and at most what was paid.',
  'bundle-broken': 'A bundle goes back whole, or not at all.',
  'gift-card-spent': 'A gift card goes back whole, while nothing of it was spent.',
  'under-review': 'Money of this order went back at the provider: see orders --attention first.',
};

function printRefund(answer: RefundAnswer): number {
  if (answer.kind !== 'given') throw new StartFault(refusals[answer.kind]);
  const refunds = answer.order.payments.flatMap(({ refunds: all }) => all);
  print(
    `${moneyText(answer.amount)} of order ${answer.order.number} goes back; the order is ${answer.order.state}.`,
  );
  const open = refunds.filter(({ state }) => state === 'created' || state === 'pending').length;
  if (open > 0) print(`${open} not confirmed yet: it is asked for again as long as the system runs.`);
  return 0;
}
