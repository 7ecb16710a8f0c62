import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { type OrderState, orderStates } from './order-states.ts';
import { type SettlementInput, settlement } from './settlement.ts';

const total = money(748_000, 'RUB');
const nothing = money(0, 'RUB');
const input = (state: OrderState, overrides: Partial<SettlementInput> = {}): SettlementInput => ({
  order: { state, due: total },
  asked: total,
  received: total,
  isSettled: false,
  hasStock: true,
  isCalledOff: false,
  ...overrides,
});

describe('a payment that succeeded', () => {
  it.each([
    ['awaiting_payment', true, { kind: 'pay', excess: nothing }],
    ['awaiting_payment', false, { kind: 'pay', excess: nothing }],
    ['expired', true, { kind: 'retake-and-pay', excess: nothing }],
    ['expired', false, { kind: 'refund', reason: 'stock_gone' }],
    ['paid', true, { kind: 'refund', reason: 'paid_already' }],
    ['paid', false, { kind: 'refund', reason: 'paid_already' }],
    ['refunded', true, { kind: 'refund', reason: 'paid_already' }],
    ['cancelled', true, { kind: 'refund', reason: 'order_cancelled' }],
    ['cancelled', false, { kind: 'refund', reason: 'order_cancelled' }],
  ] as const)('is decided for an order that is %s, with stock left: %s', (state, hasStock, expected) => {
    expect(settlement(input(state, { hasStock }))).toEqual(expected);
  });

  it('is kept as a part when the order lacks more, and goes back when an expired one does', () => {
    const part = money(100_000, 'RUB');
    const overrides = { asked: part, received: part };
    expect(settlement(input('awaiting_payment', overrides))).toEqual({ kind: 'keep' });
    expect(settlement(input('expired', overrides))).toEqual({ kind: 'refund', reason: 'order_expired' });
    expect(settlement(input('paid', overrides))).toEqual({ kind: 'refund', reason: 'paid_already' });
  });

  it('goes back, whole or a part, when what the order waits for is called off', () => {
    const overrides = { isCalledOff: true };
    const back = { kind: 'refund', reason: 'called_off' };
    expect(settlement(input('awaiting_payment', overrides))).toEqual(back);
    const part = money(100_000, 'RUB');
    expect(settlement(input('awaiting_payment', { ...overrides, asked: part, received: part }))).toEqual(
      back,
    );
  });

  it.each([
    ['awaiting_payment', 'pay'],
    ['expired', 'retake-and-pay'],
  ] as const)('pays an order that is %s and lacks less, and the excess goes back', (state, kind) => {
    const order = { state, due: money(700_000, 'RUB') };
    expect(settlement(input(state, { order }))).toEqual({ kind, excess: money(48_000, 'RUB') });
  });

  it.each(orderStates)('settles nothing on a %s order when amount or currency differs', (state) => {
    for (const amountMinor of [747_999, 748_001]) {
      const received = money(amountMinor, 'RUB');
      expect(settlement(input(state, { received }))).toEqual({ kind: 'attention', reason: 'amount_differs' });
    }
    const received = money(748_000, 'EUR');
    expect(settlement(input(state, { received }))).toEqual({ kind: 'attention', reason: 'currency_differs' });
  });

  it.each([
    ['awaiting_payment', 111_999, 'attention'],
    ['awaiting_payment', 112_000, 'pay'],
    ['awaiting_payment', 112_001, 'attention'],
    ['awaiting_payment', 162_000, 'attention'],
    ['expired', 112_000, 'retake-and-pay'],
    ['expired', 162_000, 'attention'],
    ['paid', 162_000, 'refund'],
    ['refunded', 112_000, 'refund'],
    ['cancelled', 1, 'refund'],
  ] as const)('for a bill of an order that is %s and lacks 112,000, with %i: %s', (state, minor, kind) => {
    const order = { state, due: money(state === 'paid' ? 0 : 112_000, 'RUB') };
    const overrides = { order, asked: 'due', received: money(minor, 'RUB') } as const;
    expect(settlement(input(state, overrides)).kind).toBe(kind);
  });

  it.each(orderStates)('means nothing more for a %s order once it was settled', (state) => {
    const received = money(1, 'EUR');
    expect(settlement(input(state, { isSettled: true }))).toEqual({ kind: 'nothing' });
    expect(settlement(input(state, { isSettled: true, received }))).toEqual({ kind: 'nothing' });
  });
});
