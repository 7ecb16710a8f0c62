import { stadium } from '@parterre/domain/seats/test/stadium';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf, seatAt } from './seat-grid.ts';

const plan = stadium(3000);
const grid = gridOf(plan, 52);

const everySeat = Array.from({ length: plan.seatCount }, (_, seat) => seat);
const distanceTo = (seat: number, x: number, y: number): number =>
  Math.hypot((plan.x[seat] ?? 0) - x, (plan.y[seat] ?? 0) - y);

describe('the seat under a finger', () => {
  it('is the nearest within reach, as if all had been asked', () => {
    const place = fc.integer({ min: -6000, max: 6000 });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 104 }), (x, y, reach) => {
        const found = seatAt(grid, { x, y }, reach);
        const least = Math.min(...everySeat.map((seat) => distanceTo(seat, x, y)));
        // Two seats may be equally near: either will do.
        expect(found === undefined ? undefined : distanceTo(found, x, y)).toBe(
          least <= reach ? least : undefined,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is found where it stands', () => {
    const seats = [0, 1, 1500, plan.seatCount - 1];
    const found = seats.map((seat) => seatAt(grid, { x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 }, 20));
    expect(found).toStrictEqual(seats);
  });

  it('is none in a hall without seats', () => {
    const empty = { ...plan, seatCount: 0, x: new Int32Array(), y: new Int32Array() };
    expect(seatAt(gridOf(empty, 52), { x: 0, y: 0 }, 50)).toBeUndefined();
  });
});
