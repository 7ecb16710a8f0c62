import { expect, it } from 'vitest';
import { deadlineZone } from './deadline-zone.ts';

it.each<[what: string, place: number, reader: number | null, zone: string | undefined]>([
  ['Moscow, on a page that is read in Moscow', 180, 180, undefined],
  ['Moscow, on a page that is read in Minsk, by the same clock', 180, 180, undefined],
  ['Moscow, on a page that is read in Berlin in winter', 180, 60, 'UTC+3'],
  ['Berlin in summer, on a page that is read in Moscow', 120, 180, 'UTC+2'],
  ['Moscow, in a mail', 180, null, 'UTC+3'],
  ['London in winter, in a mail', 0, null, 'UTC'],
  ['London in winter, on a page that is read in London', 0, 0, undefined],
  ['New York in winter, in a mail', -300, null, 'UTC−5'],
  ['St John’s in winter, in a mail', -210, null, 'UTC−3:30'],
  ['Kathmandu, in a mail', 345, null, 'UTC+5:45'],
])('a deadline in %s', (_what, place, reader, zone) => {
  expect(deadlineZone(place, reader)).toBe(zone);
});
