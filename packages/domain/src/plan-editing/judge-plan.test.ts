import { describe, expect, it } from 'vitest';
import { readPretixPlan } from '../seats/pretix/parse-pretix-plan.ts';
import { cutAisles } from './cut-aisles.ts';
import { heatSteps, judgePlan } from './judge-plan.ts';
import { type KnownPlan, lostSeats } from './lost-seats.ts';
import { markSeats } from './mark-seats.ts';
import { moveSeats } from './move-seats.ts';
import { labelRows, numberSeats } from './number-seats.ts';
import { emptyPlan, openPlan } from './open-plan.ts';
import type { PlanDocument } from './plan-document.ts';
import { removeSeats } from './sections.ts';
import { seatGuids, smallPlan, wholeRow } from './test/small-plan.ts';

describe('a plan is judged while it is drawn', () => {
  it('with what it would offer and where it would leave seats alone', () => {
    const verdict = judgePlan(smallPlan());
    expect(verdict).toMatchObject({
      faultCount: 0,
      seatCount: 26,
      standingCount: 0,
      zones: [11, 15],
      alone: [],
    });
    expect(
      verdict.offers.map(({ people, guids, isTogether, singles }) => [
        people,
        guids.length,
        isTogether,
        singles,
      ]),
    ).toEqual([
      [1, 1, true, 0],
      [2, 2, true, 2],
      [3, 3, true, 1],
      [4, 4, true, 0],
      [5, 5, true, 2],
      [6, 6, true, 0],
    ]);
    // In the middle of the first row.
    expect(verdict.offers[1]?.guids).toEqual(['1-6', '1-7']);
  });

  it('with the best view as the least heat', () => {
    const { heat } = judgePlan(smallPlan());
    expect(heat).toHaveLength(26);
    expect([Math.min(...heat), Math.max(...heat)]).toEqual([0, heatSteps - 1]);
    expect(heat[25]).toBe(heatSteps - 1);
  });

  it('with seats that have no neighbour', () => {
    const plan = cutAisles(smallPlan(), seatGuids('B', 1), 100);
    expect(judgePlan(plan).alone).toEqual(['B-1']);
  });

  it('with its faults, each at the seat that it is about', () => {
    const twice = numberSeats(smallPlan(), seatGuids('1', 2), { first: '1', from: 'left' });
    const companion = markSeats(twice, seatGuids('B', 3), 'companion', true);
    const { faults, faultCount } = judgePlan(companion);
    expect(faultCount).toBe(2);
    expect(faults).toMatchObject([
      { reason: 'is there twice', guid: '1-2', name: { row: '1', seat: '1' } },
      { guid: 'B-3' },
    ]);
  });

  it('though nothing is in it yet, or it is no plan at all', () => {
    expect(judgePlan(emptyPlan('Hall', 'Stalls', 'Stalls'))).toMatchObject({ faultCount: 1, seatCount: 0 });
    expect(judgePlan({ name: 'no plan' } as unknown as PlanDocument).faultCount).toBeGreaterThan(0);
  });
});

it.each([
  ['no JSON', '{', 'is not JSON'],
  ['no plan', '{"name": "x"}', 'must be a list'],
  ['a zone that is none', JSON.stringify({ ...smallPlan(), categories: [] }), 'names no category: front'],
])('what is no plan is not opened: %s', (_what, text, reason) => {
  expect(openPlan(text)).toMatchObject({
    kind: 'refused',
    faults: expect.arrayContaining([expect.objectContaining({ reason })]),
  });
});

describe('seats of a sold performance', () => {
  const known = (document: PlanDocument): KnownPlan => {
    const read = readPretixPlan(document);
    if (read.kind === 'unreadable') throw new Error('it is readable');
    return read;
  };
  const before = known(smallPlan());
  /** Of row 1 of the stalls, and of the balcony. */
  const sold = [0, 10, 22];
  it.each([
    ['nothing, where they only moved', moveSeats(smallPlan(), wholeRow('1', 11), { x: 50, y: 0 }), []],
    ['a seat that is gone', removeSeats(smallPlan(), seatGuids('B', 1)), [[22, 'gone']]],
    [
      'their names, where the row has another',
      labelRows(smallPlan(), wholeRow('1', 11), { first: 'A', from: 'front' }),
      [
        [0, 'renamed'],
        [10, 'renamed'],
      ],
    ],
    ['their place in the list', removeSeats(smallPlan(), seatGuids('2', 3)), [[22, 'reordered']]],
  ])('would lose %s', (_what, after, lost) => {
    expect(lostSeats(before, known(after), sold).map(({ seat, why }) => [seat, why])).toEqual(lost);
  });
});
