import { randomUUID } from 'node:crypto';
import type { OrderMail, PerformanceMail } from '@parterre/domain/order/order-mail';
import type { OrderState } from '@parterre/domain/order/order-states';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { enqueueDelivery, readGiftCard } from '../gift-cards/gift-cards.service.ts';
import { enqueueMail, type LockedOrder, mailKind } from '../order/order.service.ts';
import { isGiftCard } from '../order/order-record.ts';
import { lockForCommand, orderArea, orderSubject, persist } from './lock-for-command.service.ts';
import { isMailWaiting } from './order-commands.queries.ts';

type ResentMail = Exclude<OrderMail, PerformanceMail>;

interface Resent {
  readonly locked: LockedOrder;
  readonly mail: ResentMail;
  /** Where it goes. */
  readonly email: string;
}

/** What the buyer of an order in this state is to have: tickets, or how to pay. */
const mails: Readonly<Partial<Record<OrderState, ResentMail>>> = {
  awaiting_payment: 'order_placed',
  paid: 'order_paid',
};

const closed = makeProblem('order_closed', 'Nothing is to be told of this order any more.');
const underWay = makeProblem('mail_under_way', 'This mail is on its way already.');
const nobody = makeProblem('buyer_forgotten', 'Its buyer was forgotten.');

/** Once a card has gone to whom it is for, that mail is the one that is missed; until then its buyer is told. */
async function cardMail(
  { tx, order }: LockedOrder,
  expected: ResentMail,
): Promise<{ readonly mail: ResentMail; readonly email: string }> {
  const { recipient_email, deliver_at, revoked_at } = await readGiftCard(tx, order);
  const isDelivered = order.state === 'paid' && !revoked_at && !(deliver_at && deliver_at > order.at);
  return isDelivered && recipient_email !== null
    ? { mail: 'gift_card', email: recipient_email }
    : { mail: mailKind(order, expected) ?? expected, email: order.email };
}

/** The mail that matters now, once more. Pressed twice, it is sent once: the first is still on its way. */
export const resendMail: Command<'order.resend-mail', Resent, { readonly order_id: string }> = {
  name: 'order.resend-mail',
  permission: 'orders.change',
  needsStepUp: false,
  preview: async (tx, { order_id: id }, context) => {
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    const expected = mails[order.state];
    if (!expected) return refuse(closed);
    const { mail, email } = isGiftCard(order)
      ? await cardMail(locked, expected)
      : { mail: expected, email: order.email };
    if (email === '') return refuse(nobody);
    if (await isMailWaiting(tx, order.id, mail)) return refuse(underWay);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: null,
      after: { mail, email },
      logged: { before: null, after: { mail } },
      change: { locked, mail, email },
    };
  },
  run: async (_tx, { locked, mail, email }) => {
    const which = `${locked.order.id}:again:${randomUUID()}`;
    if (mail === 'gift_card') enqueueDelivery(locked, email, { dueAt: locked.order.at, which });
    else enqueueMail(locked, mail, which);
    persist(locked);
    return { order_id: locked.order.id };
  },
  answer: (stored) => stored,
};
