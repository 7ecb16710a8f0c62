import { describe, expect, it } from 'vitest';
import { findReturnTerm, limitReturns, quoteReturn, type ReturnStep } from './return-rule.ts';

/** As the law on theatres has it in Russia. */
const steps: readonly ReturnStep[] = [
  { days: 3, percent: 30 },
  { days: 10, percent: 100 },
  { days: 5, percent: 50 },
];
const day = '2026-12-18';

describe('what comes back', () => {
  it.each([
    ['2026-10-01', 100, '2026-12-08'],
    ['2026-12-08', 100, '2026-12-08'],
    ['2026-12-09', 50, '2026-12-13'],
    ['2026-12-13', 50, '2026-12-13'],
    ['2026-12-14', 30, '2026-12-15'],
    ['2026-12-15', 30, '2026-12-15'],
  ])('on %s: %i percent, until %s', (today, percent, lastDay) => {
    expect(findReturnTerm({ steps }, { today, day })).toEqual({ percent, lastDay });
  });

  it.each(['2026-12-16', '2026-12-18', '2026-12-19'])('on %s: nothing', (today) => {
    expect(findReturnTerm({ steps }, { today, day })).toBeUndefined();
  });

  it('is nothing where no steps are named, or the step that counts gives nothing', () => {
    expect(findReturnTerm({ steps: [] }, { today: '2026-01-01', day })).toBeUndefined();
    const sale = [
      { days: 10, percent: 100 },
      { days: 0, percent: 0 },
    ];
    expect(findReturnTerm({ steps: sale }, { today: '2026-12-17', day })).toBeUndefined();
  });

  it('counts days over the change of clocks, and across years', () => {
    const term = findReturnTerm({ steps }, { today: '2026-12-27', day: '2027-01-06' });
    expect(term).toEqual({ percent: 100, lastDay: '2026-12-27' });
    expect(findReturnTerm({ steps }, { today: '2027-03-25', day: '2027-03-30' })?.percent).toBe(50);
  });
});

it.each([
  [{ priceMinor: 100_000, feeMinor: 10_000 }, 100, false, 110_000],
  [{ priceMinor: 100_000, feeMinor: 10_000 }, 100, true, 100_000],
  [{ priceMinor: 100_000, feeMinor: 10_000 }, 50, false, 55_000],
  [{ priceMinor: 99_999, feeMinor: 0 }, 50, false, 50_000],
  [{ priceMinor: 3333, feeMinor: 0 }, 30, false, 1000],
  [{ priceMinor: 0, feeMinor: 0 }, 100, false, 0],
])('of %j, %i percent, fee kept: %s: %i', (ticket, percent, keepsFee, minor) => {
  expect(quoteReturn({ keepsFee }, { percent }, ticket)).toBe(minor);
});

it.each([
  [[55_000, 55_000], 110_000, 1, [55_000, 55_000]],
  [[55_000, 55_000], 80_000, 1, [40_000, 40_000]],
  [[40_000, 40_000, 40_000], 100_000, 1, [33_334, 33_333, 33_333]],
  [[30_000, 10_000], 20_000, 1, [15_000, 5000]],
  [[30_000, 10_000], 0, 1, [0, 0]],
  [[10_000, 10_000], 10_015, 10, [5010, 5000]],
])('of %j, where %i is left, in steps of %i: %j', (quoted, keptMinor, stepMinor, limited) => {
  expect(limitReturns(quoted, { keptMinor, stepMinor })).toEqual(limited);
});
