import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { firstSeat, seatByKey, zoomByKey } from './seat-keys.ts';

const { plan } = hall('ooo\nooo');

describe('the keys on the map', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1], // at an edge one stays
    ['Home', 2, 0],
    ['End', 0, 2],
    ['PageDown', 2, 5],
    ['PageUp', 2, 2],
    ['a', 2, undefined],
  ])('%s leads from seat %i to %s', (key, seat, expected) => {
    expect(seatByKey(plan, seat, key)).toBe(expected);
  });

  it('bring nearer and farther', () => {
    expect((zoomByKey('+') ?? 0) * (zoomByKey('-') ?? 0)).toBeCloseTo(1);
    expect(zoomByKey('x')).toBeUndefined();
  });

  it('begin in the middle of the first row', () => {
    expect(firstSeat(plan)).toBe(1);
    expect(firstSeat({ ...plan, rows: [] })).toBe(0);
  });
});
