import { expect, it } from 'vitest';
import { dayAvailability } from './day-availability.ts';

it.each([
  [0, 0, undefined],
  [1, 0, 'available'],
  [0, 3, 'sold_out'],
  [2, 3, 'available'],
  [2, 4, 'few_left'],
  [1, 2, 'few_left'],
])('a day with %i dates on sale and %i sold out is %s', (onSale, soldOut, expected) => {
  expect(dayAvailability(onSale, soldOut)).toBe(expected);
});
