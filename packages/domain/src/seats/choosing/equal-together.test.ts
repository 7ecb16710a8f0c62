import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { equalTogether, findParty } from './equal-together.ts';

describe('a party that lost seats', () => {
  it.each<[string, number[], number[], number[]]>([
    ['is what it has beside them', [2, 4], [3], [2, 3, 4]],
    ['does not end at the seat that is lost', [2, 5], [3, 4], [2, 3, 4, 5]],
    ['leaves out what was chosen elsewhere', [0, 4, 8], [3], [3, 4]],
    ['is the lost seat alone where nothing is beside it', [0], [5], [5]],
    ['is two parties where seats are lost in two places', [1, 8], [0, 9], [0, 1, 8, 9]],
  ])('%s', (_, own, lost, party) => {
    expect(findParty(hall('oooooo\noooooo').plan, own, lost)).toStrictEqual(party);
  });
});

describe('equal seats for a party', () => {
  it.each<[string, string, number[], number[], number[][]]>([
    [
      'are side by side, the nearest first',
      'ooxooo\noooooo\noooooo',
      [1, 2],
      [2],
      [
        [0, 1],
        [6, 7],
        [12, 13],
      ],
    ],
    ['may be those beside what it still has', 'oxoooo', [0, 1], [1], [[2, 3]]],
    [
      'leave no lone seat where that can be helped',
      'oxooo\nxxxxx\noooox',
      [0, 1],
      [1],
      [
        [10, 11],
        [2, 3],
      ],
    ],
    ['are never the lost seat, even if it still seems free', 'ooo', [1, 2], [2], [[0, 1]]],
    ['are none where so many are nowhere side by side', 'oxo\noxo', [0, 1], [1], []],
    ['see at least as well', 'ox\nRR\noo', [0, 1], [1], [[4, 5]]],
    ['are not for wheelchairs', 'ox\nAC\noo', [0, 1], [1], [[4, 5]]],
  ])('%s', (_, drawing, party, lost, expected) => {
    const { plan, free } = hall(drawing);
    expect(equalTogether(plan, free, { party, lost })).toStrictEqual(expected);
  });

  it('cost the same', () => {
    const { plan, free } = hall('ox\noo\noo', { zoneIndex: (seat) => (seat === 2 || seat === 3 ? 1 : 0) });
    expect(equalTogether(plan, free, { party: [0, 1], lost: [1] })).toStrictEqual([[4, 5]]);
  });
});
