import { expect, it } from 'vitest';
import { makeDatabaseClock } from './database-clock.ts';

const at = (ms: number) => new Date(1_000_000 + ms);

it('the clock of the database is counted on from what it last said, for a minute', () => {
  let elapsedMs = 500;
  const clock = makeDatabaseClock(() => elapsedMs);
  expect(clock.now()).toBeUndefined();
  clock.sync(at(0));
  elapsedMs += 1500;
  expect(clock.now()).toEqual(at(1500));
  clock.sync(at(1600));
  expect(clock.now()).toEqual(at(1600));
  elapsedMs += 59_999;
  expect(clock.now()).toEqual(at(1600 + 59_999));
  elapsedMs += 1;
  expect(clock.now()).toBeUndefined();
});

it('for whoever only looks it is counted on for however long, and is that of this machine before', () => {
  let elapsedMs = 500;
  const clock = makeDatabaseClock(() => elapsedMs);
  const [before, estimate, after] = [Date.now(), clock.estimate().getTime(), Date.now()];
  expect([before, estimate, after]).toEqual([before, estimate, after].toSorted());
  clock.sync(at(0));
  elapsedMs += 3_600_000;
  expect(clock.estimate()).toEqual(at(3_600_000));
});
