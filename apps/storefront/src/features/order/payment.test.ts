import type { Order } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import type { InvoiceOffer } from '@parterre/domain/order/invoice-terms';
import { expect, it } from 'vitest';
import type { PaymentMethod } from './payment.ts';
import {
  availableMethods,
  bankProgress,
  canBePaid,
  isAtRest,
  isPartlyPaid,
  isPaymentSettled,
  lastPayment,
  preselectedMethod,
  settlementTitle,
} from './payment.ts';

const payment = (id: string, state: Payment['state'], minute: number): Payment => ({
  payment_id: id,
  state,
  awaits: state === 'pending' ? 'payer' : null,
  acquisition: { id: 1, code: 'card', name: 'Card', kind: 'card' },
  amount: 20,
  currency_code: 'EUR',
  created_at: `2026-12-01T12:0${minute}:00Z`,
  failure: null,
  refunds: [],
});

const waiting: NonNullable<Order['exchange']> = {
  date_id: 12,
  other_date_id: 13,
  started_at: '2026-12-21T19:00:00+03:00',
  price: 30,
  amount: 10,
  expires_at: '2026-12-01T12:15:00Z',
  payment_id: null,
};

const order = (state: Order['state'], ...payments: Payment[]): Order => ({
  token: 'abcdefghijklmnopqrstuv',
  number: '1',
  state,
  currency_code: 'EUR',
  lang: 'en',
  created_at: '2026-12-01T12:00:00Z',
  expires_at: null,
  gift_card: null,
  exchange: null,
  called_off: null,
  now: '2026-12-01T12:05:00Z',
  contact: { name: 'Anna', email: 'anna@example.com', phone: null },
  company: null,
  may_change_company: true,
  lines: [],
  returns: [],
  exchanges: [],
  wallets: [],
  tickets: [],
  payments,
  amount_due: 20,
  bundles: [],
  vouchers: [],
  vat: [],
  total: { price: 18, service_fee: 2, count: 1, selectedTickets: [] },
});

it('a pending last payment is waited for, whatever the earlier ones came to', () => {
  const waiting = order('awaiting_payment', payment('b', 'pending', 2), payment('a', 'failed', 1));
  expect(lastPayment(waiting)?.payment_id).toBe('b');
  expect(isPaymentSettled(waiting)).toBe(false);
});

it.each(['failed', 'cancelled'] as const)('a payment that is %s is not waited for', (state) => {
  expect(isPaymentSettled(order('awaiting_payment', payment('a', state, 1)))).toBe(true);
});

it.each(['paid', 'expired', 'cancelled', 'refunded'] as const)(
  'an order that is %s is not waited for',
  (state) => {
    expect(isPaymentSettled(order(state, payment('a', 'pending', 1)))).toBe(true);
  },
);

it.each(['cancelled', 'postponed'] as const)(
  'an order whose performance is %s cannot be paid',
  (called_off) => {
    const waiting = order('awaiting_payment', payment('a', 'pending', 1));
    const parts = { ...waiting, amount_due: 10 };
    expect([canBePaid(waiting), bankProgress(waiting), isPartlyPaid(parts)]).toEqual([true, 'unpaid', true]);
    const off = { ...parts, called_off };
    expect([canBePaid(off), bankProgress(off), isPartlyPaid(off)]).toEqual([false, undefined, false]);
  },
);

it('the tickets of a paid order, which may be issued a moment later, are waited for', () => {
  const ticket = {
    line_id: '12:floor',
    code: 'PT1',
    number: '1',
    is_revoked: false,
    holder: null,
    may_change_hands: true,
    return_value: null,
  };
  // Nothing else of it matters.
  const line = { id: '12:floor', count: 2 } as Order['lines'][number];
  const paid = { ...order('paid'), lines: [line] };
  expect(isAtRest({ ...paid, tickets: [ticket] })).toBe(false);
  expect(isAtRest({ ...paid, tickets: [ticket, ticket] })).toBe(true);
  expect(isAtRest({ ...paid, state: 'refunded' })).toBe(true);
});

it('the money for another date is waited for, and not once the bank has said no', () => {
  const exchange = { ...waiting, payment_id: 'b' };
  const paid = (state: Payment['state']) => ({
    ...order('paid', payment('a', 'succeeded', 0), payment('b', state, 1)),
    exchange,
  });
  expect(isAtRest(paid('pending'))).toBe(false);
  expect(isAtRest(paid('failed'))).toBe(true);
});

it('an order without a payment is waited for', () => {
  expect(isPaymentSettled(order('awaiting_payment'))).toBe(false);
});

const card: PaymentMethod = { id: 1, kind: 'card', name: 'Card', currencies: ['EUR', 'RUB'] };
const invoice: PaymentMethod = { id: 6, kind: 'invoice', name: 'Invoice', currencies: ['EUR'] };
type Said = InvoiceOffer | undefined;

it.each<
  [what: string, currency: string, all: PaymentMethod[], lines: Said[], open: PaymentMethod[], said: Said]
>([
  ['where all allow one', 'EUR', [card, invoice], ['available', 'available'], [card, invoice], undefined],
  ['of an order from before it was known', 'EUR', [card, invoice], [undefined], [card, invoice], undefined],
  ['where one does not', 'EUR', [card, invoice], ['available', 'not_offered'], [card], 'not_offered'],
  ['shortly before', 'EUR', [card, invoice], ['available', 'too_late'], [card], 'too_late'],
  ['where none does, of which nothing is said', 'EUR', [card, invoice], ['not_offered'], [card], undefined],
  ['where the site has none, of which nothing is said', 'EUR', [card], ['too_late'], [card], undefined],
  ['in another currency', 'RUB', [card, invoice], ['too_late'], [card], undefined],
])('whether an order can be paid by invoice: %s', (_what, currency, all, offers, methods, said) => {
  const lines = offers.map((offer) => ({ extra: { invoice: offer } }));
  expect(availableMethods(currency, all, lines)).toEqual({ methods, invoice: said });
});

it.each<[what: string, methods: PaymentMethod[], preselected: PaymentMethod | undefined]>([
  ['the card, wherever it stands', [invoice, card], card],
  ['the first where there is no card', [invoice], invoice],
  ['none where there is nothing', [], undefined],
])('the way to pay that is chosen already: %s', (_what, methods, preselected) => {
  expect(preselectedMethod(methods)).toBe(preselected);
});

it.each([
  ['pages:successTitle', order('paid', payment('a', 'succeeded', 1))],
  ['pages:failTitle', order('awaiting_payment', payment('a', 'failed', 1))],
  ['pages:unpaidTitle', order('awaiting_payment', payment('a', 'cancelled', 1))],
  ['pages:unpaidTitle', order('awaiting_payment', payment('a', 'pending', 1))],
  ['pages:paymentSuccessTitle', order('awaiting_payment', { ...payment('a', 'pending', 1), awaits: 'bank' })],
  ['pages:payTitle', order('awaiting_payment')],
  ['pages:yourOrderTitle', order('expired', payment('a', 'failed', 1))],
  ['pages:yourOrderTitle', order('cancelled', payment('a', 'failed', 1))],
  ['pages:yourOrderTitle', order('refunded', payment('a', 'succeeded', 1))],
  [
    'pages:yourOrderTitle',
    { ...order('awaiting_payment', payment('a', 'failed', 1)), called_off: 'cancelled' },
  ],
] as const)('the title of a page where a payment ends claims no more than the order: %s', (title, made) => {
  expect(settlementTitle(made)).toBe(title);
});

it('who is led back by the bank as paid hears that it is asked, before anything else', () => {
  const pending = order('awaiting_payment', payment('a', 'pending', 1));
  expect(settlementTitle(pending, 0)).toBe('pages:paymentSuccessTitle');
  expect(settlementTitle(pending, 60_000)).toBe('pages:unpaidTitle');
});
