import { setOf, setToBase64 } from '@parterre/domain/seats/bit-set';
import { describe, expect, it } from 'vitest';
import { changed, knownSeats } from './availability.ts';

const bits = (size: number, ...seats: number[]) => setOf(size, seats).bytes;
const known = { version: 5, bytes: bits(16, 1, 9), places: {} };

describe('what is known of the seats', () => {
  it('is what the server wrote', () => {
    expect(knownSeats({ version: 5, free: setToBase64(setOf(16, [1, 9])) })).toStrictEqual(known);
  });

  it('is nothing when the answer is damaged', () => {
    expect(knownSeats({ version: 5, free: '*' })).toBeUndefined();
  });

  it('follows changes in their order', () => {
    const changes = [
      { version: 6, taken: [1], freed: [2] },
      { version: 7, taken: [2], freed: [3] },
    ];
    expect(changed(known, changes)).toStrictEqual({ version: 7, bytes: bits(16, 3, 9), places: {} });
  });

  it('does not go back for old news', () => {
    expect(changed(known, [{ version: 5, taken: [9], freed: [] }])).toBe(known);
  });

  it('counts the places of general admission', () => {
    const first = changed(known, [
      { version: 6, taken: [], freed: [], general: [{ zone_id: 'floor', left: 4 }] },
    ]);
    const second = changed(first, [
      { version: 7, taken: [], freed: [], general: [{ zone_id: 'bar', left: 2 }] },
    ]);
    expect(second.places).toStrictEqual({ floor: 4, bar: 2 });
  });
});
