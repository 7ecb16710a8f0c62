import { expect, it } from 'vitest';
import { availability } from './availability.ts';

it.each([
  [0, 1000, 'sold_out'],
  [-1, 1000, 'sold_out'],
  [0, 0, 'sold_out'],
  [1, 1000, 'few_left'],
  [49, 1000, 'few_left'],
  [50, 1000, 'available'],
  [1000, 1000, 'available'],
  [1, 20, 'available'],
  [1, 21, 'few_left'],
])('a date with %i of %i tickets left is %s', (left, capacity, expected) => {
  expect(availability(left, capacity)).toBe(expected);
});
