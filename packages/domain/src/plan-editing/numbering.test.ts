import { describe, expect, it } from 'vitest';
import { nextLabels } from './labels.ts';
import { turnSeats } from './move-seats.ts';
import { labelRows, numberSeats, type SeatNumbering } from './number-seats.ts';
import { allGuids } from './plan-document.ts';
import { smallPlan, wholeRow } from './test/small-plan.ts';

describe('labels count on', () => {
  it.each([
    ['7', 3, {}, ['7', '8', '9']],
    ['R7', 3, {}, ['R7', 'R8', 'R9']],
    ['08', 3, {}, ['08', '09', '10']],
    ['Y', 4, {}, ['Y', 'Z', 'AA', 'AB']],
    ['Box', 3, {}, ['Box', 'Box2', 'Box3']],
    ['1', 3, { step: 2 }, ['1', '3', '5']],
    ['1', 3, { parity: 'even' }, ['2', '4', '6']],
    ['2', 3, { parity: 'odd' }, ['3', '5', '7']],
    ['12', 3, { skip: new Set(['13']) }, ['12', '14', '15']],
    ['H', 3, { skip: new Set(['I']) }, ['H', 'J', 'K']],
    ['2', 3, { step: 2, parity: 'odd' }, []],
  ] as const)('from %s, %d of them, %o', (first, count, counting, labels) => {
    expect(nextLabels(first, count, counting)).toEqual(labels);
  });
});

describe('seats are numbered', () => {
  const numbers = (numbering: Partial<SeatNumbering>, chosen = wholeRow('B', 4)) => {
    const plan = numberSeats(smallPlan(), chosen, { first: '1', from: 'left', ...numbering });
    return plan.zones[1]?.rows[0]?.seats.map(({ seat_number }) => seat_number);
  };
  it.each([
    [{}, ['1', '2', '3', '4']],
    [{ from: 'right' }, ['4', '3', '2', '1']],
    [{ first: '11', step: 2 }, ['11', '13', '15', '17']],
    [{ parity: 'odd', from: 'right' }, ['7', '5', '3', '1']],
    [{ skip: new Set(['2', '3']) }, ['1', '4', '5', '6']],
  ] as const)('%o', (numbering, expected) => {
    expect(numbers(numbering)).toEqual(expected);
  });

  it('only those that are chosen, each with the guid that it had', () => {
    expect(numbers({ first: '20' }, new Set(['B-2', 'B-3']))).toEqual(['1', '20', '21', '4']);
    const plan = numberSeats(smallPlan(), wholeRow('1', 11), { first: '50', from: 'right' });
    expect(allGuids(plan)).toEqual(allGuids(smallPlan()));
  });

  it('in a row that runs up and down, left is above', () => {
    const upright = turnSeats(smallPlan(), wholeRow('B', 4), -90);
    const plan = numberSeats(upright, wholeRow('B', 4), { first: '1', from: 'left' });
    expect(plan.zones[1]?.rows[0]?.seats.map(({ seat_number }) => seat_number)).toEqual(['4', '3', '2', '1']);
  });

  it('what is numbered so already is the same document', () => {
    const plan = smallPlan();
    expect(numberSeats(plan, wholeRow('B', 4), { first: '1', from: 'left' })).toBe(plan);
  });
});

describe('rows are labelled', () => {
  it.each([
    ['front', ['A', 'B'], ['C']],
    ['back', ['C', 'B'], ['A']],
  ] as const)('from the %s', (from, stalls, balcony) => {
    const plan = smallPlan();
    const labelled = labelRows(plan, new Set(allGuids(plan)), { first: 'A', from });
    expect(labelled.zones.map(({ rows }) => rows.map(({ row_number }) => row_number))).toEqual([
      stalls,
      balcony,
    ]);
    expect(allGuids(labelled)).toEqual(allGuids(plan));
  });
});
