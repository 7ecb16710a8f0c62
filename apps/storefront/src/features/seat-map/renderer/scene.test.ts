import { hall } from '@parterre/domain/seats/test/hall';
import { stadium } from '@parterre/domain/seats/test/stadium';
import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { createScene } from './scene.ts';

describe('the scene of a plan', () => {
  it('has a block for each section, with all of its seats', () => {
    const { blocks } = createScene(hall('ooo\noo\n\noo').plan);
    expect(blocks.map(({ first, end }) => [first, end])).toStrictEqual([
      [0, 5],
      [5, 7],
    ]);
  });

  it('has the usual distance between neighbours as its pitch, whatever gaps there are', () => {
    expect(createScene(hall('ooooo|  ooooo').plan).pitch).toBe(50);
    expect(createScene({ ...hall('o').plan }).pitch).toBe(52);
  });

  it('has blocks whose boxes contain all their seats', () => {
    const plan = stadium(5000);
    const isOutside = (seat: number, { left, top, right, bottom }: Box) =>
      (plan.x[seat] ?? 0) < left ||
      (plan.x[seat] ?? 0) > right ||
      (plan.y[seat] ?? 0) < top ||
      (plan.y[seat] ?? 0) > bottom;
    const outside = createScene(plan).blocks.flatMap(({ first, end, box }) =>
      Array.from({ length: end - first }, (_, index) => first + index).filter((seat) => isOutside(seat, box)),
    );
    expect(outside).toStrictEqual([]);
  });

  it('has a box that contains the decorations as well', () => {
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
    expect(createScene({ ...plan, decorations: [stage] }).box.left).toBeLessThan(-900);
  });

  it('lists the wheelchair and companion seats', () => {
    expect(createScene(hall('oACo').plan).accessSeats).toStrictEqual([1, 2]);
  });
});
