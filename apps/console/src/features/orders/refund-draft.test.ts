import { expect, it } from 'vitest';
import { type RefundDraft, refundInput } from './refund-draft.ts';

const line = (offer_id: string, price: number) => ({
  offer_id,
  event_id: 9,
  performance_id: 12,
  title: 'Swan Lake',
  started_at: '2026-12-18T19:00:00+03:00',
  hall: 'Studio',
  place: 'Club',
  zone: 'Floor',
  seat: null,
  count: 2,
  discount: 0,
  price,
});
const ticket = (number: string, offer_id: string) => ({ number, offer_id, is_revoked: false, holder: null });
const order = {
  id: '0198c0de-0000-7000-8000-00000000000a',
  kept: 33.3,
  currency_code: 'EUR',
  lines: [line('a', 11.1), line('b', 0.2)],
  tickets: [ticket('AAAAA-11111', 'a'), ticket('AAAAA-22222', 'a'), ticket('BBBBB-11111', 'b')],
};
const draft = (more: Partial<RefundDraft>): RefundDraft => ({
  kind: 'tickets',
  numbers: [],
  sum: '',
  ...more,
});

it.each<[what: string, RefundDraft, amount: number | undefined]>([
  ['everything that is left', draft({ kind: 'all' }), 33.3],
  ['no ticket yet', draft({}), undefined],
  [
    'tickets of several prices, to the cent',
    draft({ numbers: ['AAAAA-11111', 'AAAAA-22222', 'BBBBB-11111'] }),
    22.4,
  ],
  ['a sum with a comma', draft({ kind: 'sum', sum: '1 200,50' }), 1200.5],
  ['no sum yet', draft({ kind: 'sum' }), undefined],
  ['what is no sum', draft({ kind: 'sum', sum: 'all' }), undefined],
  ['less than nothing', draft({ kind: 'sum', sum: '-5' }), undefined],
])('what is given back is asked for with its sum: %s', (_what, given, amount) => {
  expect(refundInput(order, given)?.amount).toBe(amount);
});
