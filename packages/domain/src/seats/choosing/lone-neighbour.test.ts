import { describe, expect, it } from 'vitest';
import { freeOrdinarySeats } from '../best-available/ordinary-seats.ts';
import { hall } from '../test/hall.ts';
import { leavesLoneNeighbour } from './lone-neighbour.ts';

/** `*` are the seats that would be taken. */
function leavesOne(drawing: string): boolean {
  const { plan, free } = hall(drawing.replaceAll('*', 'o'));
  const letters = drawing.replaceAll(/[|\n]/g, '');
  const run = { first: letters.indexOf('*'), count: letters.split('*').length - 1 };
  return leavesLoneNeighbour(plan, freeOrdinarySeats(plan, free), run);
}

describe('taking seats leaves a lone one beside them', () => {
  it.each([
    'o**',
    '**o',
    'xo**',
    '**ox',
    'o|o**',
    '**o|o',
    'oo\no**',
    '**o\noo',
    'Ao**',
    '**oC',
    'oo**o',
    'o**oo',
  ])('in %s', (drawing) => {
    expect(leavesOne(drawing)).toBe(true);
  });

  it.each([
    '**',
    'oo**',
    '**oo',
    'x**x',
    'o|**',
    '**|o',
    'oo|**|oo',
    'o\n**',
    '**\no',
    'A**C',
    'oxx**',
    'oo**oo',
  ])('not in %s', (drawing) => {
    expect(leavesOne(drawing)).toBe(false);
  });
});
