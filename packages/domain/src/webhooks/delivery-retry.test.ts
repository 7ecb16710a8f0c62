import { expect, it } from 'vitest';
import { judgeFailure, type RetryVerdict } from './delivery-retry.ts';

const at = new Date('2026-12-04T12:00:00Z');
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
const inSeconds = (seconds: number): RetryVerdict => ({
  kind: 'retry',
  dueAt: new Date(at.getTime() + seconds * 1000),
});

it.each<[what: string, attempts: number, failingHours: number, RetryVerdict]>([
  ['a hiccup', 1, 0, inSeconds(5)],
  ['a second one', 2, 0, inSeconds(15)],
  ['a restart', 3, 0, inSeconds(60)],
  ['a bad morning', 6, 3, inSeconds(2 * 3600)],
  ['the second day', 9, 47, inSeconds(24 * 3600)],
  ['a message that is never taken, of an endpoint that takes others', 11, 1, { kind: 'give_up' }],
  ['three days of nothing', 4, 72, { kind: 'disable' }],
])('what becomes of a message after %s', (_what, attempts, failingHours, verdict) => {
  expect(judgeFailure({ attempts, failingSince: hoursAgo(failingHours), at })).toEqual(verdict);
});

it('all that is tried is tried ever more rarely', () => {
  const due = Array.from({ length: 10 }, (_, tries) =>
    judgeFailure({ attempts: tries + 1, failingSince: at, at }),
  );
  const times = due.map((verdict) => (verdict.kind === 'retry' ? verdict.dueAt.getTime() : Number.NaN));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
