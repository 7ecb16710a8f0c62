import { expect, it } from 'vitest';
import { seatWords } from './document-views.ts';

const seat = { sector: 'Parkett', row: 'B', number: '12' };

it.each([
  ['ru', 'Parkett, ряд B, место 12'],
  ['en', 'Parkett, row B, seat 12'],
  ['de', 'Parkett, Reihe B, Platz 12'],
  ['fr', 'Parkett, rang B, place 12'],
  ['es', 'Parkett, fila B, butaca 12'],
] as const)('a seat is named within a sentence, in %s', (lang, words) => {
  expect(seatWords({ zone: { name: 'Stalls' }, seat }, lang)).toBe(words);
});

it('a seat without a sector is named by its zone, a place without a seat by it alone', () => {
  expect(seatWords({ zone: { name: 'Stalls' }, seat: { ...seat, sector: '' } }, 'en')).toBe(
    'Stalls, row B, seat 12',
  );
  expect(seatWords({ zone: { name: 'Standing' }, seat: null }, 'en')).toBe('Standing');
});
