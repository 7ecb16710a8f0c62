import { type OrderState, orderStates } from './order-states.ts';
import type { PerformanceChange } from './performance-change.ts';

/** The mails about one order, and in which states of the order each is still true when its turn comes. */
export const orderMailStates = {
  order_placed: ['awaiting_payment'],
  order_paid: ['paid'],
  /** With other tickets, for those that it had. */
  order_moved: ['paid'],
  /** Nobody has paid for other tickets in time: those that there are stay good. */
  exchange_expired: ['paid'],
  /** The same where money came too late, or for tickets that could not be exchanged any more. */
  exchange_refunded: orderStates,
  /** To the buyer, who may not have been the one to hand it on. */
  transfer_confirmed: ['paid'],
  payment_failed: ['awaiting_payment'],
  order_expired: ['expired'],
  /** Money may go back whatever has become of the order. */
  order_refunded: orderStates,
  /** Instead of money, as its buyer wished. */
  certificate_issued: orderStates,
  /** Nobody comes to an evening that they have not paid for. */
  performance_moved: ['paid'],
  performance_cancelled: ['paid'],
  performance_postponed: ['paid'],
  performance_resumed: ['paid'],
  gift_card_placed: ['awaiting_payment'],
  gift_card_paid: ['paid'],
  /** The card itself, to the person it is for. */
  gift_card: ['paid'],
  gift_card_payment_failed: ['awaiting_payment'],
  gift_card_refunded: orderStates,
} as const satisfies Readonly<Record<string, readonly OrderState[]>> &
  Readonly<Record<`performance_${PerformanceChange}`, readonly OrderState[]>>;

export type OrderMail = keyof typeof orderMailStates;
/** Those that bring tickets. */
export const bringsTickets = (mail: OrderMail): boolean => mail === 'order_paid' || mail === 'order_moved';
/** Those of whoever waits for a sale: asks for a confirmation, and then says that it has begun. */
export const reminderMails = ['reminder_requested', 'sale_begun'] as const;
export type ReminderMail = (typeof reminderMails)[number];
/** Those of whoever waits for tickets: asks for a confirmation, says what is kept, or that there is nothing to wait for. */
export const wishMails = ['wish_requested', 'wish_offered', 'wish_ended'] as const;
export type WishMail = (typeof wishMails)[number];
/** Those of whoever was handed a ticket: brings it, or says that it is theirs no more. */
export const holderMails = ['ticket_transferred', 'ticket_withdrawn'] as const;
export type HolderMail = (typeof holderMails)[number];
export const isHolderMail = (kind: string): kind is HolderMail => holderMails.some((mail) => mail === kind);
/** With the list of all orders of an address. */
export type MailKind = OrderMail | ReminderMail | WishMail | HolderMail | 'order_links';
/** Those about one performance of an order. */
export type PerformanceMail = `performance_${PerformanceChange}`;
export const isPerformanceMail = (mail: OrderMail): mail is PerformanceMail =>
  mail.startsWith('performance_');
/** Those about a gift card that was bought. */
export type GiftCardMail = Extract<OrderMail, `gift_card${string}`>;
export const isGiftCardMail = (mail: MailKind): mail is GiftCardMail => mail.startsWith('gift_card');

/** What is told of an order of a gift card instead; null for what only tickets have to be told of. */
export const giftCardMails = {
  order_placed: 'gift_card_placed',
  order_paid: 'gift_card_paid',
  payment_failed: 'gift_card_payment_failed',
  order_refunded: 'gift_card_refunded',
  /** Nothing was kept for it that others can have now, and late money buys it all the same. */
  order_expired: null,
} as const satisfies Partial<Record<OrderMail, GiftCardMail | null>>;

export const orderMails = Object.keys(orderMailStates) as readonly OrderMail[];

/** Those that somebody of the house causes, for whom it is: without this one the buyer has no good ticket. */
const isByHouse = (mail: OrderMail): boolean => mail === 'order_moved';

/** What one mailbox is sent at most about orders for which no money has come: anybody can place those in anybody's name. */
const maxUnpaidMails = { inAnHour: 5, inADay: 15 } as const;
/** The same for lists of orders, which anybody can ask for. A number of its own: asking must not keep mails about orders away. */
const maxLinksMailsInAnHour = 3;

export interface MailOccasion {
  readonly state: OrderState;
  /** Whether the buyer's address is still known: it is not once they asked to be forgotten. */
  readonly hasAddress: boolean;
  /** Whether money has come for it. Nobody pays in order to annoy somebody else. */
  readonly hasMoney: boolean;
  /** Mails about orders without money that were to go to the same mailbox before this one, sent or not. */
  readonly earlier: { readonly inAnHour: number; readonly inADay: number };
}

export type MailVerdict = 'send' | 'buyer_forgotten' | 'order_moved_on' | 'too_many' | 'no_orders';

/** Whether a mail about an order is sent. One that is not is never sent later: what it says is on the order's page. */
export function judgeOrderMail(mail: OrderMail, occasion: MailOccasion): MailVerdict {
  const { state, hasAddress, hasMoney, earlier } = occasion;
  if (!hasAddress) return 'buyer_forgotten';
  const states: readonly OrderState[] = orderMailStates[mail];
  if (!states.includes(state)) return 'order_moved_on';
  if (hasMoney || isByHouse(mail)) return 'send';
  const isOver = earlier.inAnHour >= maxUnpaidMails.inAnHour || earlier.inADay >= maxUnpaidMails.inADay;
  return isOver ? 'too_many' : 'send';
}

export interface HolderOccasion extends Omit<MailOccasion, 'state'> {
  /** Whether the person has the ticket. */
  readonly isHeld: boolean;
}

/** Whether a person who was handed a ticket is written to. Free tickets can be handed to anybody, so few mails are sent for those. */
export function judgeHolderMail(mail: HolderMail, { isHeld, ...occasion }: HolderOccasion): MailVerdict {
  if (occasion.hasAddress && isHeld !== (mail === 'ticket_transferred')) return 'order_moved_on';
  return judgeOrderMail('transfer_confirmed', { ...occasion, state: 'paid' });
}

export interface LinksOccasion {
  /** Whether the address that was asked for has any orders. */
  readonly hasOrders: boolean;
  /** Lists for the same mailbox that were asked for in the hour before this one, except those for addresses without orders. */
  readonly earlierInAnHour: number;
}

/** Whether somebody who asks for the orders of an address has them mailed to it. */
export function judgeLinksMail({ hasOrders, earlierInAnHour }: LinksOccasion): MailVerdict {
  if (!hasOrders) return 'no_orders';
  return earlierInAnHour >= maxLinksMailsInAnHour ? 'too_many' : 'send';
}
