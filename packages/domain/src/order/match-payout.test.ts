import { expect, it } from 'vitest';
import { matchPayout, type PaidOut, type PayoutMatch } from './match-payout.ts';

const eur = (id: string, minor: number): PaidOut => ({ id, minor, currency: 'EUR' });
const books = [eur('pay-1', 1100), eur('pay-2', 2200), eur('back-1', -1100)];

it.each<[what: string, lines: PaidOut[], before: string[], matches: PayoutMatch[]]>([
  ['all as it was', [eur('pay-1', 1100), eur('back-1', -1100)], [], ['matched', 'matched']],
  ['nobody knows it', [eur('pay-9', 1100)], [], ['unknown']],
  ['less than was paid', [eur('pay-1', 1000)], [], ['amount_differs']],
  ['in another currency', [{ ...eur('pay-1', 1100), currency: 'USD' }], [], ['amount_differs']],
  ['a refund that is paid out like a payment', [eur('back-1', 1100)], [], ['amount_differs']],
  ['twice in one payout', [eur('pay-1', 1100), eur('pay-1', 1100)], [], ['matched', 'paid_out_before']],
  ['in an earlier payout', [eur('pay-1', 1100)], ['pay-1'], ['paid_out_before']],
  ['wrong first and right then', [eur('pay-2', 1), eur('pay-2', 2200)], [], ['amount_differs', 'matched']],
])('a payout against the books: %s', (_what, lines, before, matches) => {
  expect(matchPayout(lines, books, before)).toEqual(matches);
});
