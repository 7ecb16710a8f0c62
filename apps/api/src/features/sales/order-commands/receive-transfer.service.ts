import { type Money, money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { type OrderRecord, totalDue } from '../order/order-record.ts';
import { bookTransfer, findInvoice } from '../payments/invoices.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { lockForCommand, orderArea, orderSubject, persist } from './lock-for-command.service.ts';

interface Received {
  readonly locked: LockedOrder;
  readonly amount: Money;
}

type Stored = {
  readonly order_id: string;
  readonly performance_ids: readonly number[];
  /** What it has paid; nothing when more is due, or it goes back. */
  readonly paid_lines: readonly { readonly performance_id: number; readonly count: number }[];
};

const problems = {
  'no-invoice': makeProblem('no_invoice', 'No invoice was asked for it.'),
  'received-already': makeProblem('transfer_known', 'A transfer was entered for it already.'),
} as const;
const closed = makeProblem(
  'order_closed',
  'It waits for no money: what came in for it is entered on the command line.',
);
/** Money for an order that is paid goes back whole, past any limit: whoever enters that has the machine itself. */
const awaitsMoney: readonly OrderRecord['state'][] = ['awaiting_payment', 'expired'];
const nothing = makeProblem('invalid_request', 'No money is nothing to enter.', {
  details: [{ field: 'input.amount', reason: 'too_small', message: 'must be more than nothing' }],
});

/** The bank's list has the money of an invoice: settled as any other money is. Entered twice, the second is refused unless it says that it is another. */
export const receiveTransfer = (sale: SaleDeps): Command<'order.receive-transfer', Received, Stored> => ({
  name: 'order.receive-transfer',
  permission: 'orders.change',
  needsStepUp: true,
  preview: async (tx, { order_id: id, amount, is_another: isAnother = false }, context) => {
    const { actor } = context;
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    const invoice = findInvoice(order, { isAnother });
    if (invoice.kind !== 'found') return refuse(problems[invoice.kind]);
    if (actor.kind === 'staff' && !awaitsMoney.includes(order.state)) return refuse(closed);
    const received = fromWire(amount, order.currency);
    if (received.amountMinor <= 0) return refuse(nothing);
    const due = totalDue(order);
    const left = money(Math.max(0, due.amountMinor - received.amountMinor), order.currency);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: { due: wireMoney(due) },
      after: { due: wireMoney(left), received: wireMoney(received) },
      change: { locked, amount: received },
    };
  },
  run: async (_tx, { locked, amount }) => {
    await bookTransfer(sale, locked, amount);
    persist(locked);
    const { order, entries } = locked;
    const isPaid = entries.some(({ entry }) => entry === 'order.paid');
    return {
      order_id: order.id,
      performance_ids: order.lines.map(({ performance_id }) => performance_id),
      paid_lines: isPaid ? order.lines.map(({ performance_id, count }) => ({ performance_id, count })) : [],
    };
  },
  answer: ({ order_id }) => ({ order_id }),
  onDone: ({ performance_ids, paid_lines }, isRepeated) => {
    sale.announce(performance_ids);
    if (!isRepeated && paid_lines.length > 0) sale.onOrderEvent?.('order.paid', paid_lines);
  },
});

const wireMoney = (sum: Money) => ({ amount: toWire(sum), currency_code: sum.currency });
