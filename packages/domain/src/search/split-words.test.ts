import { expect, it } from 'vitest';
import { findWords, splitWords } from './split-words.ts';

it.each([
  ['Римский-Корсаков', ['римский', 'корсаков']],
  ['  L’Été\t à Paris ', ['l', 'ete', 'a', 'paris']],
  ['«Кто там?», 2-й акт', ['кто', 'там', '2', 'й', 'акт']],
  ['e\u0301te\u0301', ['ete']],
  ['\u0301 … — \u0301', []],
  ['', []],
])('the text %o is split into the words %o', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('each word of a text is given as it is written, with where it begins', () => {
  expect(findWords('«Große Ёлка»')).toEqual([
    { word: 'grosse', written: 'Große', from: 1 },
    { word: 'елка', written: 'Ёлка', from: 7 },
  ]);
});
