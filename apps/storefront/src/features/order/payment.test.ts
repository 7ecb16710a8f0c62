import type { Order } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import { expect, it } from 'vitest';
import { canBePaid, isBankAsked, isDecided, isPartlyPaid, isServed, lastPayment } from './payment.ts';

const payment = (id: string, state: Payment['state'], minute: number): Payment => ({
  payment_id: id,
  state,
  acquisition: { id: 1, code: 'card', name: 'Card', kind: 'card' },
  amount: 20,
  currency_code: 'EUR',
  created_at: `2026-12-01T12:0${minute}:00Z`,
  failure: null,
  refunds: [],
});

const order = (state: Order['state'], ...payments: Payment[]): Order => ({
  ...{ token: 'abcdefghijklmnopqrstuv', number: '1', state, currency_code: 'EUR', lang: 'en' },
  ...{ created_at: '2026-12-01T12:00:00Z', expires_at: null, called_off: null, now: '2026-12-01T12:05:00Z' },
  contact: { name: 'Anna', email: 'anna@example.com', phone: null },
  ...{ lines: [], tickets: [], payments, amount_due: 20 },
  total: { price: 18, service_fee: 2, count: 1, selectedTickets: [] },
});

it('waits for the last payment, whatever became of earlier ones', () => {
  const waiting = order('awaiting_payment', payment('b', 'pending', 2), payment('a', 'failed', 1));
  expect(lastPayment(waiting)?.payment_id).toBe('b');
  expect(isDecided(waiting)).toBe(false);
});

it.each(['failed', 'cancelled'] as const)('waits no more once it has %s', (state) => {
  expect(isDecided(order('awaiting_payment', payment('a', state, 1)))).toBe(true);
});

it.each(['paid', 'expired', 'cancelled', 'refunded'] as const)(
  'waits no more for an order that is %s',
  (state) => {
    expect(isDecided(order(state, payment('a', 'pending', 1)))).toBe(true);
  },
);

it.each(['cancelled', 'postponed'] as const)('asks for nothing once its date is %s', (called_off) => {
  const waiting = order('awaiting_payment', payment('a', 'pending', 1));
  const parts = { ...waiting, amount_due: 10 };
  expect([canBePaid(waiting), isBankAsked(waiting), isPartlyPaid(parts)]).toEqual([true, true, true]);
  const off = { ...parts, called_off };
  expect([canBePaid(off), isBankAsked(off), isPartlyPaid(off)]).toEqual([false, false, false]);
});

it('waits for the tickets of a paid order, which may be there a moment later', () => {
  const ticket = { line_id: '12:floor', code: 'PT1', number: '1', is_revoked: false };
  // Nothing else of it matters.
  const line = { id: '12:floor', count: 2 } as Order['lines'][number];
  const paid = { ...order('paid'), lines: [line] };
  expect(isServed({ ...paid, tickets: [ticket] })).toBe(false);
  expect(isServed({ ...paid, tickets: [ticket, ticket] })).toBe(true);
  expect(isServed({ ...paid, state: 'refunded' })).toBe(true);
});

it('waits where nothing was begun', () => {
  expect(isDecided(order('awaiting_payment'))).toBe(false);
});
