import { expect, it } from 'vitest';
import { type DatePattern, expandPattern, timesLike } from './date-pattern.ts';

const week: DatePattern = {
  weekdays: [2, 3, 4, 5, 6, 7],
  times: ['19:30'],
  from: '2027-01-04',
  until: '2027-01-10',
  except: [],
};

it.each<[what: string, pattern: Partial<DatePattern>, starts: string[]]>([
  ['Tuesday to Sunday', {}, ['05', '06', '07', '08', '09', '10'].map((day) => `2027-01-${day}T19:30`)],
  [
    'Mondays',
    { weekdays: [1], until: '2027-01-18' },
    ['04', '11', '18'].map((day) => `2027-01-${day}T19:30`),
  ],
  [
    'a matinee besides, the earlier first',
    { weekdays: [6], times: ['19:30', '14:00'] },
    ['2027-01-09T14:00', '2027-01-09T19:30'],
  ],
  ['a time that is said twice', { weekdays: [6], times: ['19:30', '19:30'] }, ['2027-01-09T19:30']],
  [
    'but not on some days',
    { weekdays: [5, 6, 7], except: ['2027-01-09'] },
    ['2027-01-08T19:30', '2027-01-10T19:30'],
  ],
  [
    'but not one matinee',
    { weekdays: [6, 7], times: ['14:00', '19:30'], except: ['2027-01-09T14:00'] },
    ['2027-01-09T19:30', '2027-01-10T14:00', '2027-01-10T19:30'],
  ],
  [
    'over the end of a year',
    { weekdays: [4, 5], from: '2026-12-31', until: '2027-01-01' },
    ['2026-12-31T19:30', '2027-01-01T19:30'],
  ],
  [
    'on the last day of a February',
    { weekdays: [2], from: '2028-02-29', until: '2028-02-29' },
    ['2028-02-29T19:30'],
  ],
  [
    'over the night that clocks go forward: the same hour',
    { weekdays: [6, 7], from: '2027-03-27', until: '2027-03-28' },
    ['2027-03-27T19:30', '2027-03-28T19:30'],
  ],
  [
    'over the night that clocks go back: once',
    { weekdays: [7], times: ['02:30'], from: '2027-10-31', until: '2027-10-31' },
    ['2027-10-31T02:30'],
  ],
  ['an end before the beginning', { until: '2027-01-01' }, []],
  ['no day of the week', { weekdays: [] }, []],
])('%s', (_what, pattern, starts) => {
  expect(expandPattern({ ...week, ...pattern }, 100)).toEqual(starts);
});

it('too many are noticed, and not all written', () => {
  expect(expandPattern({ ...week, until: '2099-12-31' }, 10)).toHaveLength(11);
});

it('doors and sale stand as far from the beginning as those of the model, though clocks change in between', () => {
  const model = {
    hall: 'main',
    started_at: '2027-03-20T19:00',
    doors_at: '2027-03-20T18:15',
    sale_starts_at: '2027-02-20T10:00',
    sale_ends_at: undefined,
  };
  expect(timesLike(model, '2027-03-30T20:00', '2027-03-01T12:00')).toEqual({
    hall: 'main',
    started_at: '2027-03-30T20:00',
    doors_at: '2027-03-30T19:15',
    sale_starts_at: '2027-03-02T11:00',
    sale_ends_at: undefined,
  });
});

it.each<[what: string, now: string, ends: string | undefined]>([
  ['before it is stopped', '2027-03-01T12:00', '2027-03-30T17:00'],
  ['once it was stopped before the beginning', '2027-03-20T17:00', undefined],
  ['once it is over', '2027-03-20T19:00', '2027-03-30T17:00'],
])('the end of a sale is copied as it was meant: %s', (_what, now, ends) => {
  const model = { started_at: '2027-03-20T19:00', sale_ends_at: '2027-03-20T17:00' };
  expect(timesLike(model, '2027-03-30T19:00', now).sale_ends_at).toBe(ends);
});
