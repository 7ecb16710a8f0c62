import { randomUUID } from 'node:crypto';
import type { OrderMail, PerformanceMail } from '@parterre/domain/order/order-mail';
import type { OrderState } from '@parterre/domain/order/order-states';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { enqueueMail, type LockedOrder } from '../order/order.service.ts';
import { lockForCommand, orderArea, orderSubject, persist } from './lock-for-command.service.ts';
import { isMailWaiting } from './order-commands.queries.ts';

type ResentMail = Exclude<OrderMail, PerformanceMail>;

interface Resent {
  readonly locked: LockedOrder;
  readonly mail: ResentMail;
}

/** What the buyer of an order in this state is to have: tickets, or how to pay. */
const mails: Readonly<Partial<Record<OrderState, ResentMail>>> = {
  awaiting_payment: 'order_placed',
  paid: 'order_paid',
};

const closed = makeProblem('order_closed', 'Nothing is to be told of this order any more.');
const underWay = makeProblem('mail_under_way', 'This mail is on its way already.');
const nobody = makeProblem('buyer_forgotten', 'Its buyer was forgotten.');

/** The mail that matters now, once more. Pressed twice, it is sent once: the first is still on its way. */
export const resendMail: Command<'order.resend-mail', Resent, { readonly order_id: string }> = {
  name: 'order.resend-mail',
  permission: 'orders.change',
  needsStepUp: false,
  preview: async (tx, { order_id: id }, context) => {
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    const mail = mails[order.state];
    if (!mail) return refuse(closed);
    if (order.email === '') return refuse(nobody);
    if (await isMailWaiting(tx, order.id, mail)) return refuse(underWay);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: null,
      after: { mail, email: order.email },
      logged: { before: null, after: { mail } },
      change: { locked, mail },
    };
  },
  run: async (_tx, { locked, mail }) => {
    enqueueMail(locked, mail, `${locked.order.id}:again:${randomUUID()}`);
    persist(locked);
    return { order_id: locked.order.id };
  },
  answer: (stored) => stored,
};
