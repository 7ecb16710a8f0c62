import type { Sale } from '@parterre/api/compose-sale';
import { findOrder } from '@parterre/api/features/orders/read-order.service';
import {
  type RefundAnswer,
  type RefundWish,
  refundOrder,
  returnPayment,
} from '@parterre/api/features/payments/refund-order.service';
import { StartFault } from '@parterre/api/start-fault';
import { say } from '../say.ts';
import { moneyText } from './money-text.ts';
import { readOrderNumber, readSum } from './read-number.ts';
import { readWords } from './read-words.ts';
import { withSale } from './with-sale.ts';

const usage = 'refund NUMBER [--tickets A,B | --sum X], or refund --payment ID';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `refund N`: gives an order back, whole or in part, the way it was paid; `--payment ID`: money that settled nothing. */
export async function runRefund(args: readonly string[]): Promise<number> {
  const { words, options } = readWords(args, {
    tickets: { type: 'string' },
    sum: { type: 'string' },
    payment: { type: 'string' },
  });
  return withSale(async (sale) => {
    if (options.payment === undefined) {
      const number = readOrderNumber(words[0], usage);
      return tell(await refundOrder(sale.desk, number, await wishOf(sale, number, options)));
    }
    if (!uuid.test(options.payment)) throw new StartFault(`${options.payment} is not the id of a payment.`);
    return tell(await returnPayment(sale.desk, options.payment));
  });
}

interface Part {
  readonly tickets?: string | undefined;
  readonly sum?: string | undefined;
}

async function wishOf({ desk }: Sale, number: number, { tickets, sum }: Part): Promise<RefundWish> {
  if (tickets !== undefined) return { kind: 'tickets', numbers: tickets.split(',') };
  if (sum === undefined) return { kind: 'all' };
  const order = await findOrder(desk.store, { number });
  return { kind: 'sum', minor: order ? readSum(sum, order.currency) : 0 };
}

const refusals: Readonly<Record<Exclude<RefundAnswer['kind'], 'given'>, string>> = {
  'not-found': 'There is no such order.',
  'not-paid': 'It is not paid: there is nothing to give back.',
  'ticket-unknown': 'It has no such ticket that is still good.',
  'too-much': 'That is not more than nothing and at most what was paid.',
};

function tell(answer: RefundAnswer): number {
  if (answer.kind !== 'given') throw new StartFault(refusals[answer.kind]);
  const refunds = answer.order.payments.flatMap(({ refunds: all }) => all);
  say(
    `${moneyText(answer.amount)} of order ${answer.order.number} goes back; the order is ${answer.order.state}.`,
  );
  const open = refunds.filter(({ state }) => state === 'created' || state === 'pending').length;
  if (open > 0) say(`${open} not confirmed yet: it is asked for again as long as the system runs.`);
  return 0;
}
