import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { contiguousRuns, isJoinedToNext, runAround, runSeats } from './contiguous-runs.ts';
import { freeOrdinarySeats } from './ordinary-seats.ts';

const runsIn = (drawing: string) => {
  const { plan, free } = hall(drawing);
  return contiguousRuns(plan, freeOrdinarySeats(plan, free)).map(runSeats);
};

describe('seats side by side', () => {
  it.each<[string, number[][]]>([
    ['ooo', [[0, 1, 2]]],
    ['oxo', [[0], [2]]],
    ['xoox', [[1, 2]]],
    [
      'oo|oo',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'oo\noo',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['oAo', [[0], [2]]],
    ['oCo', [[0], [2]]],
    ['oRo', [[0, 1, 2]]],
    ['x\nx', []],
  ])('are found in the row %j', (drawing, expected) => {
    expect(runsIn(drawing)).toStrictEqual(expected);
  });

  it('end where the hall ends', () => {
    const { plan } = hall('oo');
    expect([isJoinedToNext(plan, 0), isJoinedToNext(plan, 1)]).toStrictEqual([true, false]);
  });

  it('are the same around each of them', () => {
    const { plan, free } = hall('oo|xooox\nooxo|o');
    const mask = freeOrdinarySeats(plan, free);
    const runs = contiguousRuns(plan, mask);
    for (const run of runs)
      for (const seat of runSeats(run)) expect(runAround(plan, mask, seat)).toStrictEqual(run);
    expect(runAround(plan, mask, 2)).toStrictEqual({ first: 2, count: 0 });
  });

  it('are nobody’s alone where rows are sold whole', () => {
    const { plan, free } = hall('ooo', { whole: true });
    expect(contiguousRuns(plan, freeOrdinarySeats(plan, free))).toStrictEqual([]);
  });
});
