import { expect, it } from 'vitest';
import { type LocalTimes, moveTimes } from './move-times.ts';

const now = '2026-01-02T12:00';

it.each<[what: string, times: LocalTimes, to: string, moved: LocalTimes]>([
  ['alone', { started_at: '2026-12-18T19:00' }, '2027-01-02T18:30', { started_at: '2027-01-02T18:30' }],
  [
    'with its doors and the end of its sale',
    { started_at: '2026-12-18T19:00', doors_at: '2026-12-18T18:15', sale_ends_at: '2026-12-18T17:00' },
    '2026-12-20T12:00',
    { started_at: '2026-12-20T12:00', doors_at: '2026-12-20T11:15', sale_ends_at: '2026-12-20T10:00' },
  ],
  [
    'to an earlier day, past midnight',
    { started_at: '2026-03-01T00:30', doors_at: '2026-02-28T23:30' },
    '2026-02-01T00:30',
    { started_at: '2026-02-01T00:30', doors_at: '2026-01-31T23:30' },
  ],
  [
    'by the clock on the wall, though clocks are changed between',
    { started_at: '2026-10-24T19:00', doors_at: '2026-10-24T18:00' },
    '2026-10-26T19:00',
    { started_at: '2026-10-26T19:00', doors_at: '2026-10-26T18:00' },
  ],
  [
    'without the end of its sale, where that has passed',
    { started_at: '2026-12-18T19:00', sale_ends_at: '2026-01-02T12:00' },
    '2027-12-20T12:00',
    { started_at: '2027-12-20T12:00', sale_ends_at: '2026-01-02T12:00' },
  ],
])('a performance is moved %s', (_what, times, to, moved) => {
  expect(moveTimes(times, to, now)).toEqual(moved);
});

it('what else is known of it stays', () => {
  const date = { started_at: '2026-12-18T19:00', sale_starts_at: '2026-11-01T10:00', hall: 'studio' };
  expect(moveTimes(date, '2026-12-19T19:00', now)).toEqual({ ...date, started_at: '2026-12-19T19:00' });
});
