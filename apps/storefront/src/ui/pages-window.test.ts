import { expect, it } from 'vitest';
import { pagesWindow } from './pages-window.ts';

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 9, '1 … 6 7 8 9'],
  [9, 9, '1 … 8 9'],
  [4, 7, '1 2 3 4 5 6 7'],
])('on page %i of %i there are links to %s', (current, last, links) => {
  expect(
    pagesWindow(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(links);
});
