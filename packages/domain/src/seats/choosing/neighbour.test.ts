import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { stadium } from '../test/stadium.ts';
import { nearestEqual } from './nearest-equal.ts';
import { nearestSeats } from './nearest-seats.ts';
import {
  type Direction,
  firstSeatInRow,
  lastSeatInRow,
  seatInDirection,
  seatInOtherRow,
} from './neighbour.ts';
import { positionWords } from './position-words.ts';

describe('arrow keys', () => {
  const { plan } = hall('ooo|oo\n ooooo\n\noooo');

  it.each<[number, Direction, number | undefined]>([
    [1, 'right', 2],
    [2, 'right', 3], // over the gap
    [4, 'right', undefined],
    [1, 'left', 0],
    [0, 'left', undefined],
    [1, 'down', 5],
    [5, 'up', 1],
    [1, 'up', undefined],
    [6, 'down', 12], // into the next section
    [10, 'down', undefined],
    [0, 'down', 5],
  ])('from %i to the %s lead to %s', (seat, direction, expected) => {
    expect(seatInDirection(plan, seat, direction)).toBe(expected);
  });

  it('lead at most 45° off', () => {
    const sparse = hall('o   \n   o\n  o ').plan;
    expect(seatInDirection(sparse, 0, 'down')).toBe(2);
    expect(seatInDirection(sparse, 0, 'right')).toBe(1);
    const diagonal = hall('o\n  o').plan;
    expect([seatInDirection(diagonal, 0, 'down'), seatInDirection(diagonal, 0, 'right')]).toStrictEqual([
      1, 1,
    ]);
    const ahead = hall('o\n  o\no').plan; // straight ahead rather than nearer at the side
    expect(seatInDirection(ahead, 0, 'down')).toBe(2);
    const steep = hall('o  \n\n\n\n  o').plan;
    expect(seatInDirection(steep, 0, 'right')).toBeUndefined();
  });

  it('lead to the ends of the row', () => {
    expect([3, 0, 4].map((seat) => firstSeatInRow(plan, seat))).toStrictEqual([0, 0, 0]);
    expect([3, 0, 4].map((seat) => lastSeatInRow(plan, seat))).toStrictEqual([4, 4, 4]);
    expect([firstSeatInRow(plan, 7), lastSeatInRow(plan, 7)]).toStrictEqual([5, 9]);
  });

  it('lead to the nearest seat of the row before or after', () => {
    expect(seatInOtherRow(plan, 4, 1)).toBe(9);
    expect(seatInOtherRow(plan, 9, 1)).toBe(13);
    expect(seatInOtherRow(plan, 9, -1)).toBe(4);
    expect(seatInOtherRow(plan, 4, -1)).toBeUndefined();
    expect(seatInOtherRow(plan, 13, 1)).toBeUndefined();
  });

  it('reach every seat of a hall from every other', () => {
    const reached = new Set([0]);
    for (const seat of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = seatInDirection(plan, seat, direction);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(plan.seatCount);
  });
});

describe('seats instead of a lost one', () => {
  const equals = (drawing: string, lost: number, options = {}) => {
    const { plan, free } = hall(drawing, options);
    return nearestEqual(plan, free, lost);
  };

  it('are the three nearest that are free', () => {
    expect(equals('ooxoo\nooooo', 2)).toStrictEqual([1, 3, 0]);
    expect(equals('xxxxx\nxxoox', 2)).toStrictEqual([7, 8]);
    expect(equals('xxx', 1)).toStrictEqual([]);
  });

  it('do not include the lost one, even when it is free again', () => {
    expect(equals('ooo', 1)).toStrictEqual([0, 2]);
  });

  it('cost the same', () => {
    expect(equals('oxo', 1, { zoneIndex: (seat: number) => (seat === 0 ? 1 : 0) })).toStrictEqual([2]);
  });

  it('are for the same people', () => {
    expect(equals('AxC', 1)).toStrictEqual([]);
    expect(equals('oaAC', 1)).toStrictEqual([2]);
    expect(equals('ocAC', 1)).toStrictEqual([3]);
  });

  it('are seen from at least as well', () => {
    expect(equals('Rxo', 1)).toStrictEqual([2]);
    expect(equals('Rro', 1)).toStrictEqual([0, 2]);
  });

  it('are never a part of a table', () => {
    expect(equals('oxo', 1, { whole: true })).toStrictEqual([]);
  });
});

describe('the nearest seats', () => {
  it('come in order, the first of the plan first where they are equally near', () => {
    const { plan } = hall('ooooo');
    const all = new Uint8Array(5).fill(1);
    expect(nearestSeats(plan, all, { x: 100, y: 100 }, 4)).toStrictEqual([2, 1, 3, 0]);
    const rows = hall('o\no\no').plan;
    expect(nearestSeats(rows, all.slice(2), { x: 0, y: 290 }, 2)).toStrictEqual([2, 1]);
    expect(nearestSeats(plan, all, { x: 0, y: 0 }, 9)).toStrictEqual([0, 1, 2, 3, 4]);
    expect(nearestSeats(plan, all, { x: 0, y: 0 }, 0)).toStrictEqual([]);
  });
});

describe('a position in words', () => {
  const { plan } = hall('ooooooooo\nooooooooo\n\nooooooooo');

  it.each([
    [0, { row: 1, rows: 2, side: 'left', metresToStage: 2 }],
    [4, { row: 1, rows: 2, side: 'centre', metresToStage: 1 }],
    [8, { row: 1, rows: 2, side: 'right', metresToStage: 2 }],
    [13, { row: 2, rows: 2, side: 'centre', metresToStage: 2 }],
    [12, { row: 2, rows: 2, side: 'centre', metresToStage: 2 }],
    [11, { row: 2, rows: 2, side: 'left', metresToStage: 2 }],
    [15, { row: 2, rows: 2, side: 'right', metresToStage: 2 }],
    [18, { row: 1, rows: 1, side: 'left', metresToStage: 4 }],
  ] as const)('names the position of seat %i', (seat, expected) => {
    expect(positionWords(plan, seat)).toStrictEqual(expected);
  });

  it('takes the sides of the whole hall, not of the section', () => {
    const balcony = hall('ooooooooo\nooooooooo\nooooooooo\n\nooo').plan;
    const sides = [27, 28, 29].map((seat) => positionWords(balcony, seat).side);
    expect(sides).toStrictEqual(['left', 'left', 'centre']);
  });

  it('takes the sides of somebody who looks at the stage, wherever that is', () => {
    const behind = { ...plan, focal: { x: 200, y: 900 } };
    expect([0, 4, 8].map((seat) => positionWords(behind, seat).side)).toStrictEqual([
      'right',
      'centre',
      'left',
    ]);
    const column = hall('o\no\no').plan;
    const beside = { ...column, focal: { x: 500, y: 200 } };
    expect([0, 1, 2].map((seat) => positionWords(beside, seat).side)).toStrictEqual([
      'left',
      'centre',
      'right',
    ]);
  });

  it('takes the sides of the section where the audience sits all around', () => {
    const around = stadium(8000);
    const positionSides = (section: number) => {
      const { firstRow = 0 } = around.sections[section] ?? {};
      const { firstSeat = 0, seatCount = 0 } = around.rows[firstRow] ?? {};
      const seats = [firstSeat, firstSeat + Math.floor(seatCount / 2), firstSeat + seatCount - 1];
      return seats.map((seat) => positionWords(around, seat).side);
    };
    expect([0, 5].map(positionSides)).toStrictEqual([
      ['right', 'centre', 'left'],
      ['right', 'centre', 'left'],
    ]);
  });

  it('knows no sides where all sit in one line with the stage', () => {
    const line = hall('o\no\no').plan;
    expect([0, 1, 2].map((seat) => positionWords(line, seat).side)).toStrictEqual([
      'centre',
      'centre',
      'centre',
    ]);
  });
});
