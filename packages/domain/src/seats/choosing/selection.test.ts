import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFlag } from '../plan/plan.ts';
import { hall } from '../test/hall.ts';
import { selectTogether } from './select-together.ts';
import { type Choosing, selectRange, toggleSeat } from './selection.ts';

const choosing = (drawing: string, maxSeats = 10, options = {}): Choosing => ({
  ...hall(drawing, options),
  maxSeats,
});
const selected = (...seats: number[]) => ({ kind: 'selected', seats });
const refused = (reason: string) => ({ kind: 'refused', reason });

describe('choosing one seat after another', () => {
  it('adds a free seat and takes it away again', () => {
    const from = choosing('oxoo');
    expect(toggleSeat(from, [3], 0)).toStrictEqual(selected(3, 0));
    expect(toggleSeat(from, [3, 0], 3)).toStrictEqual(selected(0));
  });

  it('refuses a seat that is taken', () => {
    expect(toggleSeat(choosing('oxo'), [], 1)).toStrictEqual(refused('taken'));
  });

  it('says so when one of the chosen seats was lost meanwhile', () => {
    expect(toggleSeat(choosing('oxo'), [1], 0)).toStrictEqual(refused('taken'));
    expect(toggleSeat(choosing('oxo'), [0, 1], 1)).toStrictEqual(selected(0));
  });

  it('refuses more than one order may have', () => {
    expect(toggleSeat(choosing('ooo', 2), [0], 1)).toStrictEqual(selected(0, 1));
    expect(toggleSeat(choosing('ooo', 2), [0, 1], 2)).toStrictEqual(refused('limit'));
    expect(toggleSeat(choosing('ooo', 2), [0, 1], 1)).toStrictEqual(selected(0));
  });

  it('takes a table or box as a whole', () => {
    const from = choosing('ooo\noxo', 5, { whole: true });
    expect(toggleSeat(from, [], 1)).toStrictEqual(selected(0, 1, 2));
    expect(toggleSeat(from, [0, 1, 2], 2)).toStrictEqual(selected());
    expect(toggleSeat(from, [], 3)).toStrictEqual(refused('taken'));
    expect(toggleSeat(choosing('ooo', 2, { whole: true }), [], 0)).toStrictEqual(refused('limit'));
  });
});

describe('seats for companions', () => {
  it('are sold with an accessible seat of the same section, one with each', () => {
    const from = choosing('AACC\n\nACoo');
    expect(toggleSeat(from, [], 2)).toStrictEqual(refused('companion'));
    expect(toggleSeat(from, [0], 2)).toStrictEqual(selected(0, 2));
    expect(toggleSeat(from, [4], 2)).toStrictEqual(refused('companion'));
    expect(toggleSeat(from, [0, 2], 3)).toStrictEqual(refused('companion'));
    expect(toggleSeat(from, [0, 1, 2], 3)).toStrictEqual(selected(0, 1, 2, 3));
    expect(toggleSeat(from, [6], 5)).toStrictEqual(refused('companion'));
  });

  it('go when the accessible seat goes', () => {
    const from = choosing('AACCoo');
    expect(toggleSeat(from, [0, 2, 4], 0)).toStrictEqual(selected(4));
    expect(toggleSeat(from, [0, 1, 2, 3], 0)).toStrictEqual(selected(1, 2));
    expect(toggleSeat(from, [0, 2], 2)).toStrictEqual(selected(0));
  });
});

describe('choosing a range', () => {
  it('adds all free seats between two, in either direction', () => {
    const from = choosing('ooxoo\nooooo');
    expect(selectRange(from, [], 0, 4)).toStrictEqual(selected(0, 1, 3, 4));
    expect(selectRange(from, [9], 4, 3)).toStrictEqual(selected(9, 3, 4));
    expect(selectRange(from, [1], 1, 1)).toStrictEqual(selected(1));
  });

  it('stays in one row', () => {
    expect(selectRange(choosing('oo\noo'), [], 1, 2)).toStrictEqual(refused('other_row'));
  });

  it('keeps to the limit and to the rule for companions', () => {
    expect(selectRange(choosing('ooooo', 3), [], 0, 3)).toStrictEqual(refused('limit'));
    expect(selectRange(choosing('oACo'), [], 0, 3)).toStrictEqual(selected(0, 1, 2, 3));
    expect(selectRange(choosing('oCo'), [], 0, 2)).toStrictEqual(refused('companion'));
  });

  it('takes a table or box as a whole', () => {
    expect(selectRange(choosing('oooo', 9, { whole: true }), [], 1, 2)).toStrictEqual(selected(0, 1, 2, 3));
    expect(selectRange(choosing('ooox', 9, { whole: true }), [], 1, 2)).toStrictEqual(refused('taken'));
  });
});

describe('several seats with one tap', () => {
  it.each<[string, number, number, number[]]>([
    ['ooooooo', 3, 1, [3]],
    ['ooooooo', 3, 3, [2, 3, 4]],
    ['ooooooo', 3, 2, [3, 4]],
    ['ooooooooo', 4, 3, [3, 4, 5]],
    ['ooooooo', 0, 3, [0, 1, 2]],
    ['ooooooo', 6, 3, [4, 5, 6]],
    ['ooooooo', 2, 2, [2, 3]], // one before would leave a lone seat
    ['oooo|ooo', 3, 2, [2, 3]],
    ['xooxoo', 2, 2, [1, 2]],
    ['ooo', 1, 2, [1, 2]], // one is left alone in any case
  ])('in %j at %i for %i are %j', (drawing, tapped, count, seats) => {
    expect(selectTogether(choosing(drawing), tapped, count)).toStrictEqual(selected(...seats));
  });

  it.each<[string, number, number, string]>([
    ['oxo', 1, 1, 'taken'],
    ['oxo', 0, 2, 'no_room'],
    ['oo|oo', 1, 3, 'no_room'],
    ['ooAo', 1, 3, 'no_room'], // the accessible seat is not for this tap
    ['oCo', 1, 2, 'no_room'],
  ])('in %j at %i for %i are refused: %s', (drawing, tapped, count, reason) => {
    expect(selectTogether(choosing(drawing), tapped, count)).toStrictEqual(refused(reason));
  });

  it('keep to the limit', () => {
    expect(selectTogether(choosing('ooooo', 2), 2, 3)).toStrictEqual(refused('limit'));
  });

  it('around a wheelchair space are for its company', () => {
    expect(selectTogether(choosing('oooACoo'), 3, 3)).toStrictEqual(selected(2, 3, 4));
    expect(selectTogether(choosing('AACC'), 1, 2)).toStrictEqual(selected(1, 2));
    expect(selectTogether(choosing('AACC'), 2, 2)).toStrictEqual(selected(1, 2));
    expect(selectTogether(choosing('AACC'), 1, 3)).toStrictEqual(refused('no_room'));
  });

  it('are a whole table where one is tapped', () => {
    expect(selectTogether(choosing('oooo', 9, { whole: true }), 1, 2)).toStrictEqual(selected(0, 1, 2, 3));
    expect(selectTogether(choosing('ooox', 9, { whole: true }), 1, 2)).toStrictEqual(refused('taken'));
  });

  it('always hold the tapped one, side by side', () => {
    const row = fc.array(fc.constantFrom('o', 'o', 'o', 'x', '|', 'A', 'C'), { maxLength: 12 });
    const tap = row.chain((letters) => {
      const drawing = `o${letters.join('')}`;
      return fc.tuple(
        fc.constant(drawing),
        fc.nat({ max: drawing.replaceAll('|', '').length - 1 }),
        fc.integer({ min: 1, max: 5 }),
      );
    });
    fc.assert(
      fc.property(tap, ([drawing, tapped, count]) => {
        const from = choosing(drawing);
        const result = selectTogether(from, tapped, count);
        if (result.kind === 'refused') return;
        expect(result.seats).toContain(tapped);
        expect(result.seats).toStrictEqual(
          Array.from({ length: count }, (_, index) => (result.seats[0] ?? 0) + index),
        );
        expect(result.seats.slice(0, -1).some((seat) => hasFlag(from.plan, seat, 'gapAfter'))).toBe(false);
      }),
    );
  });
});
