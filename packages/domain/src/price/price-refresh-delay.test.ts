import { expect, it } from 'vitest';
import { priceRefreshDelayMs } from './price-refresh-delay.ts';

const now = 1_000_000;
const day = 24 * 60 * 60 * 1000;

it.each([
  ['is none without a moment', [], 0, undefined],
  ['lasts to the moment', [now + 3000], 0, 3000],
  ['is spread over five seconds', [now + 3000], 0.5, 5500],
  ['lasts to the next of several', [now + 9000, now + 3000], 0, 3000],
  ['begins anew when the moment has come for the visitor alone', [now], 0, 5000],
  ['is spread then, too', [now - 59_999], 1, 10_000],
  ['forgets a moment long gone', [now - 60_000], 0, undefined],
  ['forgets one for another', [now - 60_000, now + 1000], 0, 1000],
  ['is none beyond what a browser can wait', [now + 24 * day], 0, undefined],
  ['may be long', [now + 23 * day], 0, 23 * day],
])('the wait for a sale %s', (_, moments, chance, expected) => {
  expect(priceRefreshDelayMs(moments, now, chance)).toBe(expected);
});
