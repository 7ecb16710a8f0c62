import { expect, it } from 'vitest';
import { isTimeZone, zonedInstant, zonedText } from './zoned-time.ts';

it.each([
  ['2026-12-24T19:00', 'Europe/Moscow', '2026-12-24T16:00:00.000Z'],
  ['2026-07-01T19:00', 'Europe/Berlin', '2026-07-01T17:00:00.000Z'],
  ['2026-07-01T19:00', 'Asia/Kathmandu', '2026-07-01T13:15:00.000Z'],
  ['2026-07-01T19:00', 'UTC', '2026-07-01T19:00:00.000Z'],
  // The clocks show this hour twice.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
])('reads %s in %s', (local, zone, instant) => {
  expect(zonedInstant(local, zone)?.toISOString()).toBe(instant);
});

it.each([
  ['2026-03-29T02:30', 'Europe/Berlin'],
  ['2026-02-30T19:00', 'Europe/Berlin'],
  ['2026-12-24T25:00', 'Europe/Berlin'],
])('knows that the clocks never show %s in %s', (local, zone) => {
  expect(zonedInstant(local, zone)).toBeUndefined();
});

it.each([
  ['2026-12-24T16:00:00Z', 'Europe/Moscow', '2026-12-24T19:00:00+03:00'],
  ['2026-12-24T01:00:00Z', 'America/New_York', '2026-12-23T20:00:00-05:00'],
  ['2026-07-01T13:15:00Z', 'Asia/Kathmandu', '2026-07-01T19:00:00+05:45'],
  ['2026-07-01T13:15:00Z', 'UTC', '2026-07-01T13:15:00+00:00'],
])('shows %s in %s as the clocks there do', (instant, zone, text) => {
  expect(zonedText(new Date(instant), zone)).toBe(text);
});

it('tells time zones from other words', () => {
  expect(['Europe/Moscow', 'UTC', 'Europe/Nowhere', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
