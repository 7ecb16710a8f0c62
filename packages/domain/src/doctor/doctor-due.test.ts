import { expect, it } from 'vitest';
import { isDoctorDue } from './doctor-due.ts';

it.each<[what: string, lastAt: string | null, at: string, isDue: boolean]>([
  ['in the night after the last', '2026-12-01T02:00:00Z', '2026-12-02T01:00:00Z', true],
  ['once a night', '2026-12-02T01:00:00Z', '2026-12-02T04:59:00Z', false],
  ['not by day', '2026-12-02T01:00:00Z', '2026-12-02T22:00:00Z', false],
  ['though somebody asked in the morning', '2026-12-01T04:30:00Z', '2026-12-02T01:00:00Z', true],
  ['not when somebody asked in the evening', '2026-12-01T20:00:00Z', '2026-12-02T02:00:00Z', false],
  ['then by the next day', '2026-12-01T20:00:00Z', '2026-12-03T00:00:00Z', true],
  ['by day where the night was missed', '2026-12-01T02:00:00Z', '2026-12-02T09:00:00Z', true],
  ['of a new house by night', null, '2026-12-02T01:00:00Z', true],
  ['and not in its first hour', null, '2026-12-02T09:00:00Z', false],
])('the doctor looks by itself: %s', (_what, lastAt, at, isDue) => {
  expect(isDoctorDue(lastAt === null ? null : new Date(lastAt), new Date(at))).toBe(isDue);
});
