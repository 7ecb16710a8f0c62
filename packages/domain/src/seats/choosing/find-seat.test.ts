import { describe, expect, it } from 'vitest';
import type { SeatPlan } from '../plan/plan.ts';
import { hall } from '../test/hall.ts';
import { findSeat } from './find-seat.ts';

const drawn = hall('oooo\nxxoo\n\nooo\nxoo\n\noo').plan;
const names = [
  { name: 'Партер', names: { en: 'Stalls' } },
  { name: 'Балкон левый', names: { en: 'Balcony left' } },
  { name: 'Ложа 3', names: {} },
];
const plan: SeatPlan = {
  ...drawn,
  sections: drawn.sections.map((section, index) => ({ ...section, ...names[index] })),
  labels: new Map([[15, '2Ё']]),
};
const taken = new Set([4, 5, 11]);
const find = (text: string) =>
  findSeat(plan, { text, fillers: 'ряд , место ', isFree: (seat) => !taken.has(seat) });

describe('a seat is found', () => {
  it.each([
    ['by part, row and number', 'балкон 2 3', 13],
    ['however it is punctuated and spelled', 'БАЛКОН ЛЕВЫЙ, ряд 2, место 3', 13],
    ['in another language', 'Balc 1-2', 9],
    ['without the part, where it is the first', '2 3', 6],
    ['where the part has a number', 'ложа 3 1 1', 14],
    ['by a label that is no number', 'ложа 1 2е', 15],
    ['though it is taken', 'партер 2 1', 4],
  ])('%s', (_, text, seat) => {
    expect(find(text)).toBe(seat);
  });

  it.each([
    ['of a row, the first free one', 'партер 2', 6],
    ['of a part, the first free one', 'балкон', 8],
  ])('%s', (_, text, seat) => {
    expect(find(text)).toBe(seat);
  });

  it.each(['', ' , ', 'ряд место', 'партер 9 1', 'бельэтаж 1 1', 'ложа 30 1 1'])('nowhere by %j', (text) => {
    expect(find(text)).toBeUndefined();
  });
});
