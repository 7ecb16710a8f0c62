import { describe, expect, it } from 'vitest';
import {
  judgeHolderMail,
  judgeLinksMail,
  judgeOrderMail,
  type MailOccasion,
  type OrderMail,
  orderMails,
} from './order-mail.ts';
import { type OrderState, orderStates } from './order-states.ts';

const occasion: MailOccasion = {
  state: 'awaiting_payment',
  hasAddress: true,
  hasMoney: false,
  earlier: { inAnHour: 0, inADay: 0 },
};

/** In the order of the states: awaiting payment, paid, refunded, expired, cancelled. */
const table: Readonly<Record<OrderMail, string>> = {
  order_placed: 'yes no no no no',
  order_paid: 'no yes no no no',
  order_moved: 'no yes no no no',
  exchange_expired: 'no yes no no no',
  exchange_refunded: 'yes yes yes yes yes',
  transfer_confirmed: 'no yes no no no',
  payment_failed: 'yes no no no no',
  order_expired: 'no no no yes no',
  order_refunded: 'yes yes yes yes yes',
  certificate_issued: 'yes yes yes yes yes',
  performance_moved: 'no yes no no no',
  performance_cancelled: 'no yes no no no',
  performance_postponed: 'no yes no no no',
  performance_resumed: 'no yes no no no',
  gift_card_placed: 'yes no no no no',
  gift_card_paid: 'no yes no no no',
  gift_card: 'no yes no no no',
  gift_card_payment_failed: 'yes no no no no',
  gift_card_refunded: 'yes yes yes yes yes',
};

describe.each(orderMails)('the mail %s', (mail) => {
  const cases = table[mail].split(' ').map((answer, index) => [orderStates[index], answer] as const);
  it.each(cases)('of an order that is %s by now is sent: %s', (state, answer) => {
    const verdict = judgeOrderMail(mail, { ...occasion, state: state as OrderState });
    expect(verdict).toBe(answer === 'yes' ? 'send' : 'order_moved_on');
  });
});

it.each([
  ['ticket_transferred', true, 'send'],
  ['ticket_transferred', false, 'order_moved_on'],
  ['ticket_withdrawn', false, 'send'],
  // Handed on to the same person again.
  ['ticket_withdrawn', true, 'order_moved_on'],
] as const)('the mail %s to whoever has the ticket: %s: %s', (mail, isHeld, verdict) => {
  const { state: _, ...known } = occasion;
  expect(judgeHolderMail(mail, { ...known, isHeld })).toBe(verdict);
  expect(judgeHolderMail(mail, { ...known, isHeld, hasAddress: false })).toBe('buyer_forgotten');
  const earlier = { inAnHour: 5, inADay: 5 };
  const many = judgeHolderMail(mail, { ...known, isHeld, earlier });
  expect(many).toBe(verdict === 'send' ? 'too_many' : verdict);
});

describe('a mail about an order', () => {
  it.each([
    [{ inAnHour: 4, inADay: 14 }, 'send'],
    [{ inAnHour: 5, inADay: 5 }, 'too_many'],
    [{ inAnHour: 0, inADay: 15 }, 'too_many'],
  ] as const)('for which no money has come, after %j of its kind: %s', (earlier, verdict) => {
    expect(judgeOrderMail('order_placed', { ...occasion, earlier })).toBe(verdict);
  });

  it('for which money has come is sent however many there were', () => {
    const earlier = { inAnHour: 100, inADay: 100 };
    expect(judgeOrderMail('order_paid', { ...occasion, state: 'paid', hasMoney: true, earlier })).toBe(
      'send',
    );
  });

  it('that brings other tickets of a free order is sent however many there were', () => {
    const earlier = { inAnHour: 100, inADay: 100 };
    expect(judgeOrderMail('order_moved', { ...occasion, state: 'paid', earlier })).toBe('send');
    expect(judgeOrderMail('order_paid', { ...occasion, state: 'paid', earlier })).toBe('too_many');
  });

  it('whose buyer was forgotten has nobody to go to', () => {
    const forgotten = { ...occasion, state: 'refunded', hasMoney: true, hasAddress: false } as const;
    expect(judgeOrderMail('order_refunded', forgotten)).toBe('buyer_forgotten');
  });
});

it.each([
  ['an address without orders', { hasOrders: false, earlierInAnHour: 0 }, 'no_orders'],
  ['an address with orders', { hasOrders: true, earlierInAnHour: 0 }, 'send'],
  ['the third time in an hour', { hasOrders: true, earlierInAnHour: 2 }, 'send'],
  ['the fourth time in an hour', { hasOrders: true, earlierInAnHour: 3 }, 'too_many'],
  ['an address without orders, however often', { hasOrders: false, earlierInAnHour: 3 }, 'no_orders'],
] as const)('the list of its orders is mailed or not when it is asked for: %s', (_what, links, verdict) => {
  expect(judgeLinksMail(links)).toBe(verdict);
});
