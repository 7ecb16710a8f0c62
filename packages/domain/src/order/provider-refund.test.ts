import { expect, it } from 'vitest';
import type { OrderState } from './order-states.ts';
import { type ProviderRefundData, providerRefundEffect } from './provider-refund.ts';

it.each<[number, OrderState, ProviderRefundData['outcome'], number, number, string]>([
  // amount, order, money of the payment, kept of the order, left of the payment
  [1100, 'paid', 'kept', 1100, 1100, 'revoke'],
  [1, 'paid', 'kept', 1100, 1100, 'attention'],
  [1099, 'paid', 'kept', 1100, 1100, 'attention'],
  // The rest, after a part.
  [600, 'paid', 'kept', 600, 600, 'revoke'],
  // A certificate paid 300 of it, which nobody gave back.
  [800, 'paid', 'kept', 1100, 800, 'attention'],
  // More than there is.
  [1101, 'paid', 'kept', 1100, 1100, 'attention'],
  [100, 'refunded', 'kept', 0, 0, 'attention'],
  [800, 'awaiting_payment', 'kept', 800, 800, 'attention'],
  // Ours failed, and somebody gave it back by hand.
  [1100, 'expired', 'returned', 0, 1100, 'nothing'],
  [1100, 'paid', 'returned', 1100, 1100, 'nothing'],
  // It settled nothing, since its sum or currency was wrong.
  [1099, 'awaiting_payment', 'attention', 0, 1099, 'resolve'],
  [99, 'awaiting_payment', 'attention', 0, 1099, 'nothing'],
])(
  'a refund of %i at the provider, for an order that is %s with its payment %s (%i kept, %i left), means: %s',
  (...row) => {
    const [amountMinor, order, outcome, keptMinor, leftMinor, effect] = row;
    expect(providerRefundEffect({ amountMinor, order, outcome, keptMinor, leftMinor })).toBe(effect);
  },
);
