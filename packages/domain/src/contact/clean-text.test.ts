import { expect, it } from 'vitest';
import { characterCount, cleanText } from './clean-text.ts';

it.each([
  ['  Anna   Maria ', 'Anna Maria'],
  ['Anna\u00a0\tMaria\n', 'Anna Maria'],
  ['Zoe\u0308', 'Zoë'],
  ['ЁЖ ёж', 'ЁЖ ёж'],
  ['', ''],
])('the text %j is cleaned to %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

it('the length of a cleaned text counts code points', () => {
  expect(characterCount('𠮷野家')).toBe(3);
});
