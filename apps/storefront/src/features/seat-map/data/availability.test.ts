import { seatSet, setToBase64 } from '@parterre/domain/seats/bit-set';
import { describe, expect, it } from 'vitest';
import { applyChanges, parseAvailability } from './availability.ts';

const bits = (size: number, ...seats: number[]) => seatSet(size, seats).bytes;
const snapshot = { version: 5, bytes: bits(16, 1, 9), unitsLeft: {}, opened: [] };

describe('the availability of seats', () => {
  it('is decoded from the answer of the server', () => {
    expect(parseAvailability({ version: 5, free: setToBase64(seatSet(16, [1, 9])) })).toStrictEqual(snapshot);
  });

  it('is undefined when the answer is damaged', () => {
    expect(parseAvailability({ version: 5, free: '*' })).toBeUndefined();
  });

  it('follows changes in the order of their versions', () => {
    const changes = [
      { version: 6, taken: [1], freed: [2] },
      { version: 7, taken: [2], freed: [3] },
    ];
    expect(applyChanges(snapshot, changes)).toStrictEqual({
      version: 7,
      bytes: bits(16, 3, 9),
      unitsLeft: {},
      opened: [],
    });
  });

  it('ignores a change that is not newer', () => {
    expect(applyChanges(snapshot, [{ version: 5, taken: [9], freed: [] }])).toBe(snapshot);
  });

  it('keeps the last count of every general-admission zone', () => {
    const first = applyChanges(snapshot, [
      { version: 6, taken: [], freed: [], general: [{ zone_id: 'floor', left: 4 }] },
    ]);
    const second = applyChanges(first, [
      { version: 7, taken: [], freed: [], general: [{ zone_id: 'bar', left: 2 }] },
    ]);
    expect(second.unitsLeft).toStrictEqual({ floor: 4, bar: 2 });
  });
});
