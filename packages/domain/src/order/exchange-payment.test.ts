import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { exchangeStates, exchangeTransitions, settleExchangePayment } from './exchange-payment.ts';
import { apply } from './state-machine.ts';

const paid = {
  state: 'awaiting_payment',
  asked: money(200, 'RUB'),
  received: money(200, 'RUB'),
  isSettled: false,
  isPossible: true,
} as const;

it.each([
  ['while it waits', {}, { kind: 'exchange' }],
  ['told twice', { isSettled: true }, { kind: 'nothing' }],
  ['for tickets that were used, given back or handed on', { isPossible: false }, { kind: 'refund' }],
  ['after its time', { state: 'expired' }, { kind: 'refund' }],
  ['once it was given up', { state: 'cancelled' }, { kind: 'refund' }],
  ['a second time', { state: 'done' }, { kind: 'refund' }],
  ['less than was asked', { received: money(199, 'RUB') }, { kind: 'attention', reason: 'amount_differs' }],
  [
    'more than was asked, and late',
    { received: money(201, 'RUB'), state: 'expired' },
    { kind: 'attention', reason: 'amount_differs' },
  ],
  ['in another currency', { received: money(200, 'EUR') }, { kind: 'attention', reason: 'currency_differs' }],
] as const)('money for an exchange, %s', (_, more, settlement) => {
  expect(settleExchangePayment({ ...paid, ...more })).toEqual(settlement);
});

it('an exchange ends once', () => {
  for (const state of exchangeStates.filter((one) => one !== 'awaiting_payment'))
    for (const event of ['complete', 'expire', 'cancel'] as const)
      expect(apply(exchangeTransitions, state, event).kind).not.toBe('applied');
});
