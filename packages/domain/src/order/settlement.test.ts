import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { type OrderState, orderStates } from './order-states.ts';
import { type SettlementFacts, settlement } from './settlement.ts';

const total = money(748_000, 'RUB');
const facts = (state: OrderState, given: Partial<SettlementFacts> = {}): SettlementFacts => ({
  order: { state, total },
  received: total,
  isSettled: false,
  hasStock: true,
  ...given,
});

describe('a payment that succeeded', () => {
  it.each([
    ['awaiting_payment', true, { kind: 'pay' }],
    ['awaiting_payment', false, { kind: 'pay' }],
    ['expired', true, { kind: 'retake-and-pay' }],
    ['expired', false, { kind: 'refund', reason: 'stock_gone' }],
    ['paid', true, { kind: 'refund', reason: 'paid_already' }],
    ['paid', false, { kind: 'refund', reason: 'paid_already' }],
    ['refunded', true, { kind: 'refund', reason: 'paid_already' }],
    ['cancelled', true, { kind: 'refund', reason: 'order_cancelled' }],
    ['cancelled', false, { kind: 'refund', reason: 'order_cancelled' }],
  ] as const)('for an order that is %s, stock left: %s', (state, hasStock, expected) => {
    expect(settlement(facts(state, { hasStock }))).toEqual(expected);
  });

  it.each(orderStates)('settles nothing on a %s order when amount or currency differs', (state) => {
    for (const amountMinor of [747_999, 748_001]) {
      const received = money(amountMinor, 'RUB');
      expect(settlement(facts(state, { received }))).toEqual({ kind: 'attention', reason: 'amount_differs' });
    }
    const received = money(748_000, 'EUR');
    expect(settlement(facts(state, { received }))).toEqual({ kind: 'attention', reason: 'currency_differs' });
  });

  it.each(orderStates)('means nothing more for a %s order once it was settled', (state) => {
    const received = money(1, 'EUR');
    expect(settlement(facts(state, { isSettled: true }))).toEqual({ kind: 'nothing' });
    expect(settlement(facts(state, { isSettled: true, received }))).toEqual({ kind: 'nothing' });
  });
});
