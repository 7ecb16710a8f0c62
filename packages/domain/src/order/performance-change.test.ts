import { expect, it } from 'vitest';
import {
  type AnnouncedPerformance,
  type PerformanceChange,
  performanceChange,
} from './performance-change.ts';

const now = new Date('2026-12-01T09:00:00Z');
const on = (startsAt: string): AnnouncedPerformance => ({
  startsAt: new Date(startsAt),
  status: 'scheduled',
});
const old = on('2026-12-18T16:00:00Z');
const moved = on('2027-03-18T16:00:00Z');
const cancelled = { ...old, status: 'cancelled' } as const;
const postponed = { ...old, status: 'postponed' } as const;

it.each<[string, AnnouncedPerformance, AnnouncedPerformance, PerformanceChange | undefined]>([
  ['nothing changed', old, old, undefined],
  ['it was moved by three months', old, moved, 'moved'],
  ['it was moved to an earlier day', old, on('2026-12-10T16:00:00Z'), 'moved'],
  ['it was moved by five minutes', old, on('2026-12-18T16:05:00Z'), undefined],
  ['it was moved by six minutes', old, on('2026-12-18T16:06:00Z'), 'moved'],
  ['it was moved to the past', old, on('2026-11-30T16:00:00Z'), undefined],
  ['it was cancelled', old, cancelled, 'cancelled'],
  ['it was postponed', old, postponed, 'postponed'],
  ['it stays cancelled', cancelled, cancelled, undefined],
  [
    'it stays cancelled, with another start',
    cancelled,
    { ...cancelled, startsAt: moved.startsAt },
    undefined,
  ],
  ['it is postponed after all', cancelled, postponed, 'postponed'],
  ['it is cancelled after all', postponed, cancelled, 'cancelled'],
  ['it was postponed and has a new day', postponed, moved, 'moved'],
  ['it was cancelled and is on again at its old time', cancelled, old, 'resumed'],
])('what a buyer is told of a performance when %s', (_words, announced, today, change) => {
  expect(performanceChange(announced, today, now)).toBe(change);
});
