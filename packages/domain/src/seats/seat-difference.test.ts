import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeSet, seatSet } from './bit-set.ts';
import { seatDifference } from './seat-difference.ts';

it.each([
  [[], [], [], []],
  [[0, 1, 2], [0, 1, 2], [], []],
  [[0, 9, 17], [9], [0, 17], []],
  [[9], [0, 9, 17], [], [0, 17]],
  [[7, 8], [6, 8], [7], [6]],
])('the difference from %j to %j takes the seats %j and frees %j', (before, after, taken, freed) => {
  expect(seatDifference(seatSet(20, before), seatSet(20, after))).toEqual({ taken, freed });
});

it('the difference of two sets of seats leads from one to the other, whatever they are', () => {
  const seats = fc.uniqueArray(fc.nat(99));
  fc.assert(
    fc.property(seats, seats, (first, second) => {
      const [before, after] = [seatSet(100, first), seatSet(100, second)];
      const { taken, freed } = seatDifference(before, after);
      expect(changeSet(before, { add: freed, remove: taken })).toEqual(after);
    }),
  );
});
