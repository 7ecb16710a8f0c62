import { describe, expect, it } from 'vitest';
import { fullSet, hasSeat, seatSet } from '../bit-set.ts';
import { stadium } from '../test/stadium.ts';
import { bestAvailable } from './best-available.ts';

// Code that is instrumented for mutation testing is many times slower.
const isInstrumented = '__stryker__' in globalThis;

describe.skipIf(isInstrumented)('best available in a hall of 20,000 seats', () => {
  const plan = stadium(20_000);
  const every = (isFree: (seat: number) => boolean) =>
    seatSet(plan.seatCount, Array.from({ length: plan.seatCount }, (_, seat) => seat).filter(isFree));

  it.each([
    ['all free', fullSet(plan.seatCount)],
    ['every other seat free', every((seat) => seat % 2 === 0)],
    ['pairs free', every((seat) => seat % 3 !== 0)],
  ])('takes at most 50 ms of the processor with %s', (_, free) => {
    const times = [2, 6, 10, 2, 6, 10].map((count) => {
      const start = process.cpuUsage();
      const { seats } = bestAvailable(plan, free, { count, seed: 1 });
      const { user, system } = process.cpuUsage(start);
      expect(seats.every((seat) => hasSeat(free, seat))).toBe(true);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThanOrEqual(50);
  });
});
