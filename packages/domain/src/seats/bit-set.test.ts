import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';
import {
  changeSet,
  countSeats,
  emptySet,
  fullSet,
  hasSeat,
  seatSet,
  setFromBase64,
  setToBase64,
} from './bit-set.ts';

const sizeAndSeats = fc
  .integer({ min: 0, max: 70 })
  .chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.uniqueArray(fc.nat({ max: Math.max(0, size - 1) })).filter(() => true),
    ),
  )
  .map(([size, seats]) => ({ size, seats: seats.filter((seat) => seat < size) }));

const members = (set: ReturnType<typeof emptySet>) =>
  Array.from({ length: set.size + 8 }, (_, seat) => seat).filter((seat) => hasSeat(set, seat));

describe('a set of seats', () => {
  it('holds exactly what it was made of', () => {
    fc.assert(
      fc.property(sizeAndSeats, ({ size, seats }) => {
        const set = seatSet(size, seats);
        expect(members(set)).toStrictEqual(seats.toSorted((a, b) => a - b));
        expect(countSeats(set)).toBe(seats.length);
      }),
    );
  });

  it('is changed in a copy; what is both added and removed stays', () => {
    const before = seatSet(20, [1, 2, 3]);
    const after = changeSet(before, { add: [3, 9, 19], remove: [2, 3, 4] });
    expect(members(after)).toStrictEqual([1, 3, 9, 19]);
    expect(members(before)).toStrictEqual([1, 2, 3]);
    expect(members(changeSet(before, {}))).toStrictEqual([1, 2, 3]);
  });

  it('knows no seats outside its size', () => {
    expect(changeSet(emptySet(10), { add: [-1, 10, 11, 16] })).toStrictEqual(emptySet(10));
    expect(changeSet(fullSet(10), { remove: [-1, 10, 15] })).toStrictEqual(fullSet(10));
    expect(hasSeat(fullSet(10), -1)).toBe(false);
  });

  it('can be full or empty', () => {
    expect(countSeats(fullSet(20_001))).toBe(20_001);
    expect(members(emptySet(9))).toStrictEqual([]);
  });
});

describe('a set of seats as base64', () => {
  it('has the first seat in the highest bit of the first byte', () => {
    expect(setToBase64(seatSet(9, [0, 8]))).toBe('gIA=');
    expect(setFromBase64('gIA=', 9)).toStrictEqual(seatSet(9, [0, 8]));
  });

  it('is read back', () => {
    fc.assert(
      fc.property(sizeAndSeats, ({ size, seats }) => {
        const set = seatSet(size, seats);
        expect(setFromBase64(setToBase64(set), size)).toStrictEqual(set);
      }),
    );
  });

  it.each([
    ['gIA=', 8],
    ['gIA=', 17],
    ['gMA=', 9],
    ['/w==', 7],
    ['gIA', 9],
    ['g A=', 9],
  ])('%j is none of %i seats', (text, size) => {
    expect(setFromBase64(text, size)).toBeUndefined();
  });

  it('may use every bit of its last byte', () => {
    expect(setFromBase64('/w==', 8)).toStrictEqual(fullSet(8));
    expect(setFromBase64('', 0)).toStrictEqual(emptySet(0));
  });
});

describe('base64', () => {
  it('is what the platform makes of the same bytes, both ways', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(encodeBase64(bytes)).toBe(text);
        expect(decodeBase64(text)).toStrictEqual(Uint8Array.from(bytes));
      }),
    );
  });

  it.each(['A', 'AA', 'AAA', 'AA=', 'A===', 'AAAA=', '=', 'AB==', 'AA-_', 'AA\n=', 'AAAAA', 'é==='])(
    '%j is not base64',
    (text) => {
      expect(decodeBase64(text)).toBeUndefined();
    },
  );
});
