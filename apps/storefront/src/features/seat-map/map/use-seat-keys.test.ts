import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { entrySeat, seatForKey, zoomForKey } from './use-seat-keys.ts';

const { plan } = hall('ooo\nooo');

describe('keys on the map', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1], // no seat beyond the edge
    ['Home', 2, 0],
    ['End', 0, 2],
    ['PageDown', 2, 5],
    ['PageUp', 2, 2],
    ['a', 2, undefined],
  ])('%s moves from seat %i to seat %s', (key, seat, expected) => {
    expect(seatForKey(plan, seat, key)).toBe(expected);
  });

  it('plus and minus zoom in and out by the same factor', () => {
    expect((zoomForKey('+') ?? 0) * (zoomForKey('-') ?? 0)).toBeCloseTo(1);
    expect(zoomForKey('x')).toBeUndefined();
  });

  it('start in the middle of the first row', () => {
    expect(entrySeat(plan)).toBe(1);
    expect(entrySeat({ ...plan, rows: [] })).toBe(0);
  });
});
