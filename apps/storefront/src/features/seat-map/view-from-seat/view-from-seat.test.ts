import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { computeViewFromSeat } from './view-from-seat.ts';

const { plan } = hall(Array(9).fill('ooooooooooo').join('\n'));
const row = (index: number, seat = 5) => index * 11 + seat;
const spanX = (points: readonly { x: number }[]) =>
  Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
const averageX = (points: readonly { x: number }[]) =>
  points.reduce((sum, { x }) => sum + x, 0) / points.length;

describe('the stage as seen from a seat', () => {
  it('is straight ahead from the middle of a row', () => {
    expect(averageX(computeViewFromSeat(plan, row(4)).wall)).toBeCloseTo(0, 6);
  });

  it('is wider from a nearer row', () => {
    const widths = [1, 4, 8].map((index) => spanX(computeViewFromSeat(plan, row(index)).wall));
    expect(widths).toStrictEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(3);
  });

  it('is partly hidden by the heads in front, the nearest drawn last', () => {
    const { heads } = computeViewFromSeat(plan, row(4));
    expect(heads.length).toBeGreaterThan(10);
    expect(heads.map(({ size }) => size)).toStrictEqual(
      heads.map(({ size }) => size).toSorted((a, b) => a - b),
    );
  });

  it('is hidden by no heads from the first row', () => {
    expect(computeViewFromSeat(plan, row(0)).heads).toStrictEqual([]);
  });

  it('is as wide as the plan draws it', () => {
    const corners = [
      { x: 0, y: -300 },
      { x: 500, y: -300 },
      { x: 500, y: 0 },
      { x: 0, y: 0 },
    ];
    const stage = { name: 'Stage', names: {}, colour: '', outline: corners };
    const drawn = computeViewFromSeat({ ...plan, decorations: [stage] }, row(4));
    expect(drawn.floor).toHaveLength(4);
    expect(spanX(drawn.floor)).toBeLessThan(spanX(computeViewFromSeat(plan, row(4)).floor));
  });
});
