import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { nearestFree } from './nearest-free.ts';

// Seats are 50 cm apart, rows 100 cm, the first of them at y = 100.
describe('the free seat nearest to a point', () => {
  it.each<[string, string, number, number, number | undefined]>([
    ['is the one at the point', 'ooo\nooo', 50, 200, 4],
    ['is a neighbour where that one is taken', 'oxx\nxxx', 100, 200, 0],
    ['is found from far beside the hall', 'ooo\nxox', 9000, 100, 2],
    ['is found across rows that are sold out', 'ooo\nxxx\nxxx', 50, 900, 1],
    ['is missing in a hall that is sold out', 'xxx', 50, 100, undefined],
  ])('%s', (_, drawing, x, y, expected) => {
    const { plan, free } = hall(drawing);
    expect(nearestFree(plan, free, { from: { x, y }, isWanted: () => true })).toBe(expected);
  });

  it('is of the zones that are wanted', () => {
    const { plan, free } = hall('ooo\nooo', { zoneIndex: (seat) => (seat < 3 ? 0 : 1) });
    const from = { x: 50, y: 100 };
    expect(nearestFree(plan, free, { from, isWanted: (zone) => zone === 1 })).toBe(4);
    expect(nearestFree(plan, free, { from, isWanted: () => false })).toBeUndefined();
  });
});
