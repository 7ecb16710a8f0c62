import { hall } from '@parterre/domain/seats/test/hall';
import { expect, it } from 'vitest';
import { pickFromRow, rowName, seatsInZone, toggleSeats } from './pick-seats.ts';

const { plan } = hall('oooo\noooo', { zoneIndex: (seat) => (seat < 4 ? 0 : 1) });

it.each<[words: string, seats: number[] | undefined]>([
  ['', [4, 5, 6, 7]],
  ['1', [4]],
  ['1-3', [4, 5, 6]],
  ['3–1', [4, 5, 6]],
  ['1, 3–4', [4, 6, 7]],
  ['1 1', [4]],
  ['9', undefined],
  ['1-9', undefined],
  ['x', undefined],
])('of the second row, “%s”', (words, seats) => {
  expect(pickFromRow(plan, 1, words)).toEqual(seats);
});

it('a zone is all seats of its price', () => {
  expect(seatsInZone(plan, 1)).toEqual([4, 5, 6, 7]);
});

it('a row is named without its section where there is only one', () => {
  expect(rowName(plan, 1)).toBe('2');
  expect(rowName(hall('oo\n\noo').plan, 1)).toBe('B, 1');
});

it.each<[what: string, chosen: number[], seats: number[], then: number[]]>([
  ['are added', [1], [2, 3], [1, 2, 3]],
  ['are completed', [1, 2], [2, 3], [1, 2, 3]],
  ['are taken off when all were chosen', [1, 2, 3], [2, 3], [1]],
])('seats %s', (_what, chosen, seats, then) => {
  expect([...toggleSeats(new Set(chosen), seats)]).toEqual(then);
});
