import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, monthWeeks } from './month.ts';

describe('the weeks of a month', () => {
  it('begin on Monday', () => {
    const weeks = monthWeeks('2026-11', 'monday');
    expect(weeks.map((week) => week.map((day) => day?.slice(8) ?? '').join(' '))).toEqual([
      '      01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30      ',
    ]);
  });

  it('begin on Sunday where weeks do', () => {
    const weeks = monthWeeks('2026-11', 'sunday');
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks).toHaveLength(5);
  });

  it('are four when February fits exactly', () => {
    expect(monthWeeks('2027-02', 'monday')).toHaveLength(4);
  });
});

it.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 12, '2027-05'],
])('%s and %i months is %s', (month, count, other) => {
  expect(addMonths(month, count)).toBe(other);
});

describe('keys in a grid of days', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Enter', undefined],
    ['a', undefined],
  ])('%s leads from 1 December to %s', (key, day) => {
    expect(dayByKey(key, '2026-12-01', 'monday')).toBe(day);
  });

  it('move by whole years with Shift', () => {
    expect(dayByKey('PageDown', '2028-02-29', 'monday', true)).toBe('2029-02-28');
  });

  it('move to the last day of a month that is too short', () => {
    expect(dayByKey('PageDown', '2027-01-31', 'monday')).toBe('2027-02-28');
  });

  it('move to the ends of the week by its first day', () => {
    expect(dayByKey('Home', '2026-12-01', 'sunday')).toBe('2026-11-29');
    expect(dayByKey('End', '2026-12-01', 'sunday')).toBe('2026-12-05');
  });
});
