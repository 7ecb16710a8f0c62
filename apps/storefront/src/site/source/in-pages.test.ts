import { expect, it } from 'vitest';
import { indexOf, inPages, isPageOf } from './in-pages.ts';

it('splits a list into pages, the last as long as is left', () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

it('gives an empty list one empty page', () => {
  expect(inPages([], 2)).toEqual([[]]);
});

it('finds the page on which a label begins', () => {
  const pages = inPages(['ant', 'asp', 'bee', 'bug', 'cow'], 2);
  const entryOf = (word: string) => ({ label: word.charAt(0), anchor: word.charAt(0) });
  expect(indexOf(pages, entryOf)).toEqual([
    { label: 'a', anchor: 'a', page: 1 },
    { label: 'b', anchor: 'b', page: 2 },
    { label: 'c', anchor: 'c', page: 3 },
  ]);
});

it.each([
  ['/persons', true],
  ['/persons/page/2', true],
  ['/persons/2', false],
  ['/personsx', false],
])('tells whether %s is a page of the list', (path, isPage) => {
  expect(isPageOf('/persons')(path)).toBe(isPage);
});
