import { stadium } from '@parterre/domain/seats/test/stadium';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSeatGrid, findAreaAt, findNearestSeat } from './hit-test.ts';

const plan = stadium(3000);
const grid = buildSeatGrid(plan, 52);

const everySeat = Array.from({ length: plan.seatCount }, (_, seat) => seat);
const distanceTo = (seat: number, x: number, y: number): number =>
  Math.hypot((plan.x[seat] ?? 0) - x, (plan.y[seat] ?? 0) - y);

describe('the nearest seat to a point', () => {
  it('is the one that a search through all seats finds', () => {
    const coordinate = fc.integer({ min: -6000, max: 6000 });
    fc.assert(
      fc.property(coordinate, coordinate, fc.integer({ min: 1, max: 104 }), (x, y, reach) => {
        const found = findNearestSeat(grid, { x, y }, reach);
        const nearest = Math.min(...everySeat.map((seat) => distanceTo(seat, x, y)));
        // Two seats may be equally near: either will do.
        expect(found === undefined ? undefined : distanceTo(found, x, y)).toBe(
          nearest <= reach ? nearest : undefined,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is found at its own position', () => {
    const seats = [0, 1, 1500, plan.seatCount - 1];
    const found = seats.map((seat) =>
      findNearestSeat(grid, { x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 }, 20),
    );
    expect(found).toStrictEqual(seats);
  });

  it('is undefined in a hall without seats', () => {
    const empty = { ...plan, seatCount: 0, x: new Int32Array(), y: new Int32Array() };
    expect(findNearestSeat(buildSeatGrid(empty, 52), { x: 0, y: 0 }, 50)).toBeUndefined();
  });
});

const area = (...corners: [number, number][]) => ({
  name: '',
  names: {},
  zone: 0,
  capacity: 1,
  outline: corners.map(([x, y]) => ({ x, y })),
});
const square = area([0, 0], [10, 0], [10, 10], [0, 10]);
const horseshoe = area([20, 0], [50, 0], [50, 30], [40, 30], [40, 10], [30, 10], [30, 30], [20, 30]);

it.each<[string, number, number, number | undefined]>([
  ['inside the square', 5, 5, 0],
  ['outside of both areas', 15, 5, undefined],
  ['in an arm of the horseshoe', 25, 20, 1],
  ['between the arms of the horseshoe', 35, 20, undefined],
  ['above the square', 5, -1, undefined],
])('a point %s lies in the expected general-admission area', (_, x, y, expected) => {
  expect(findAreaAt([square, horseshoe], { x, y })).toBe(expected);
});
