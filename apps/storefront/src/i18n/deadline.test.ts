import { expect, it } from 'vitest';
import { writeDeadline } from './deadline.ts';

const deadline = '2026-12-24T16:40:00Z';
const time = { timeStyle: 'short' } as const;
const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;

it('a deadline is written by the clock of its place, which is named where this device has another', () => {
  expect(writeDeadline(deadline, 'Asia/Kathmandu', 'de', time)).toBe('22:25 (UTC+5:45)');
  expect(writeDeadline(deadline, 'America/St_Johns', 'de', time)).toBe('13:10 (UTC−3:30)');
});

it('a deadline in the zone of this device, or of a place that is not known, needs no name', () => {
  const own = new Intl.DateTimeFormat('de', time).format(new Date(deadline));
  expect(writeDeadline(deadline, here, 'de', time)).toBe(own);
  expect(writeDeadline(deadline, null, 'de', time)).toBe(own);
});
