import { expect, it } from 'vitest';
import { exchangeSettlement, isExchangeOpen } from './exchange-rule.ts';
import { canSettle } from './ticket-move.ts';

const startsAt = new Date('2026-12-18T16:00:00Z');
const at = (now: string) => ({ today: now.slice(0, 10), day: '2026-12-18', now: new Date(now), startsAt });

it.each([
  [3, '2026-12-15T20:00:00Z', true],
  [3, '2026-12-16T00:00:00Z', false],
  [1, '2026-12-17T23:00:00Z', true],
  [0, '2026-12-18T03:59:00Z', true],
  // From here on its code opens a door.
  [0, '2026-12-18T04:00:00Z', false],
  [0, '2026-12-19T04:00:00Z', false],
])('%i days before: on %s it is open: %s', (days, now, isOpen) => {
  expect(isExchangeOpen({ days }, at(now))).toBe(isOpen);
});

it.each([
  [100, false, undefined],
  [100, true, undefined],
  [0, true, 'even'],
  [-100, false, 'refund'],
  [-100, true, 'waive'],
] as const)('a difference of %i, kept: %s, is made up by %s', (minor, keepsDifference, settlement) => {
  expect(exchangeSettlement({ keepsDifference }, minor)).toBe(settlement);
  if (settlement) expect(canSettle(settlement, minor)).toBe(true);
});
