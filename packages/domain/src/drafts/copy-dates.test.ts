import { expect, it } from 'vitest';
import { changesWeekdays, copyDates, movedRun, runDays, suggestFirstDay } from './copy-dates.ts';

const now = '2026-10-01T12:00';
const date = (started_at: string, more: Record<string, string> = {}) => ({
  source_id: started_at,
  hall: 'main',
  started_at,
  ...more,
});

/** A Friday and the Saturday of the week after. */
const run = [date('2026-10-24T15:00'), date('2026-10-16T19:30')];

it.each<[what: string, firstDay: string, starts: string[]]>([
  // Clocks are put back on the 25th of October, and forward on the 28th of March.
  ['weeks later, past the end of summer time', '2026-11-20', ['2026-11-28T15:00', '2026-11-20T19:30']],
  ['earlier', '2026-10-09', ['2026-10-17T15:00', '2026-10-09T19:30']],
  ['in the next summer', '2027-04-02', ['2027-04-10T15:00', '2027-04-02T19:30']],
  ['on other weekdays', '2026-10-18', ['2026-10-26T15:00', '2026-10-18T19:30']],
])('a run is copied as many days apart, at the same times: %s', (_what, firstDay, starts) => {
  const copied = copyDates(run, { key: 'gala', firstDay, now });
  expect(copied.map(({ started_at }) => started_at)).toEqual(starts);
  expect(copied.map(({ source_id, hall, status }) => [source_id, hall, status])).toEqual([
    ['gala-1', 'main', 'scheduled'],
    ['gala-2', 'main', 'scheduled'],
  ]);
});

it('doors and sale go with the beginning, but for a sale that was stopped before its time', () => {
  const times = {
    doors_at: '2026-10-16T18:45',
    sale_starts_at: '2026-09-16T10:00',
    sale_ends_at: '2026-10-16T18:00',
  };
  const copy = (more: Record<string, string>) =>
    copyDates([date('2026-10-16T19:30', more)], { key: 'gala', firstDay: '2026-10-23', now });
  expect(copy(times)).toEqual([
    {
      source_id: 'gala-1',
      hall: 'main',
      status: 'scheduled',
      started_at: '2026-10-23T19:30',
      doors_at: '2026-10-23T18:45',
      sale_starts_at: '2026-09-23T10:00',
      sale_ends_at: '2026-10-23T18:00',
    },
  ]);
  expect(copy({ ...times, sale_ends_at: '2026-09-30T10:00' })[0]).not.toHaveProperty('sale_ends_at');
});

it('keys of dates are as long as keys may be', () => {
  const [copied] = copyDates(run, { key: 'a'.repeat(64), firstDay: undefined, now });
  expect(copied).toMatchObject({ source_id: `${'a'.repeat(62)}-1`, started_at: '2026-10-24T15:00' });
});

it.each<[what: string, today: string, first: string]>([
  ['when the run is over', '2026-10-01', '2026-10-30'],
  ['from tomorrow at the earliest', '2027-01-15', '2027-01-22'],
  ['tomorrow', '2027-01-14', '2027-01-15'],
])('the first day that is suggested has the weekday of the old one: %s', (_what, today, first) => {
  expect(suggestFirstDay(run, today)).toBe(first);
  expect(changesWeekdays(run, first)).toBe(false);
});

it('a run is as long wherever it begins', () => {
  expect(movedRun(run, '2026-10-30')).toEqual({ first: '2026-10-30', last: '2026-11-07' });
  expect(movedRun([], '2026-10-30')).toBeUndefined();
});

it('other weekdays are noticed', () => {
  expect(changesWeekdays(run, '2026-10-31')).toBe(true);
  expect(changesWeekdays(run, '2026-10-09')).toBe(false);
});

it('nothing is suggested where no day is known', () => {
  expect(runDays([{ source_id: 'a-1' }])).toBeUndefined();
  expect(suggestFirstDay([], '2026-10-01')).toBeUndefined();
  expect(changesWeekdays([], '2026-10-01')).toBe(false);
});
