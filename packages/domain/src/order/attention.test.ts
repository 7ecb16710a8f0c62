import { expect, it } from 'vitest';
import { type AttentionReason, type AttentionStep, attentionReasons, stepsFor } from './attention.ts';

it.each<[reason: AttentionReason, hasOrder: boolean, steps: AttentionStep[]]>([
  ['amount_differs', true, ['open_order']],
  ['refund_by_hand', true, ['open_order', 'resolve']],
  ['refund_at_counter', true, ['open_order', 'resolve']],
  ['payment_unknown', false, ['resolve']],
  ['mail_stuck', false, ['resolve']],
  ['receipt_stuck', true, ['open_order']],
  ['webhook_disabled', false, ['open_webhooks']],
])('what to do about %s, with its order known: %s', (reason, hasOrder, steps) => {
  expect(stepsFor(reason, hasOrder)).toEqual(steps);
});

it('whatever needs a person and is of an order has a next step', () => {
  expect(attentionReasons.filter((reason) => stepsFor(reason, true).length === 0)).toEqual([]);
});
