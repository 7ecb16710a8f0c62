import { expect, it } from 'vitest';
import { buildIndex, paginate } from './paginate.ts';

it('a list is split into pages, and the last one has what is left', () => {
  expect(paginate([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

it('an empty list has one empty page', () => {
  expect(paginate([], 2)).toEqual([[]]);
});

it('the index names the page on which a label begins', () => {
  const pages = paginate(['ant', 'asp', 'bee', 'bug', 'cow'], 2);
  const toEntry = (word: string) => ({ label: word.charAt(0), anchor: word.charAt(0) });
  expect(buildIndex(pages, toEntry)).toEqual([
    { label: 'a', anchor: 'a', page: 1 },
    { label: 'b', anchor: 'b', page: 2 },
    { label: 'c', anchor: 'c', page: 3 },
  ]);
});
