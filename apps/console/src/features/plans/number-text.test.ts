import { expect, it } from 'vitest';
import { readLabels, readNumber } from './number-text.ts';

it.each([
  ['12', 12],
  [' 12,5 ', 12.5],
  ['−40', -40],
  ['', -100],
  ['many', -100],
  ['1000', 100],
])('what is typed is a number between bounds: %j is %d', (text, number) => {
  expect(readNumber(text, -100, 100)).toBe(number);
});

it('labels stand apart by commas or spaces', () => {
  expect([...readLabels('13, 14;I  O,')]).toEqual(['13', '14', 'I', 'O']);
});
