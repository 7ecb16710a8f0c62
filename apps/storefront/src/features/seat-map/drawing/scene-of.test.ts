import { hall } from '@parterre/domain/seats/test/hall';
import { stadium } from '@parterre/domain/seats/test/stadium';
import { describe, expect, it } from 'vitest';
import type { Box } from '../engine/box.ts';
import { sceneOf } from './scene-of.ts';

describe('a plan, made ready for drawing', () => {
  it('has a block for each part of the hall, with all of its seats', () => {
    const { blocks } = sceneOf(hall('ooo\noo\n\noo').plan);
    expect(blocks.map(({ first, end }) => [first, end])).toStrictEqual([
      [0, 5],
      [5, 7],
    ]);
  });

  it('knows how far seats are from each other, whatever gaps there are', () => {
    expect(sceneOf(hall('ooooo|  ooooo').plan).pitch).toBe(50);
    expect(sceneOf({ ...hall('o').plan }).pitch).toBe(52);
  });

  it('has boxes that hold all seats', () => {
    const plan = stadium(5000);
    const isOutside = (seat: number, { left, top, right, bottom }: Box) =>
      (plan.x[seat] ?? 0) < left ||
      (plan.x[seat] ?? 0) > right ||
      (plan.y[seat] ?? 0) < top ||
      (plan.y[seat] ?? 0) > bottom;
    const outside = sceneOf(plan).blocks.flatMap(({ first, end, box }) =>
      Array.from({ length: end - first }, (_, index) => first + index).filter((seat) => isOutside(seat, box)),
    );
    expect(outside).toStrictEqual([]);
  });

  it('shows what stands around the seats as well', () => {
    const { plan } = hall('oo');
    const stage = {
      name: '',
      names: {},
      colour: '',
      outline: [
        { x: -900, y: -900 },
        { x: 900, y: -900 },
      ],
    };
    expect(sceneOf({ ...plan, decorations: [stage] }).box.left).toBeLessThan(-900);
  });

  it('names the seats that are kept for wheelchairs and company', () => {
    expect(sceneOf(hall('oACo').plan).keptSeats).toStrictEqual([1, 2]);
  });
});
