import { expect, it } from 'vitest';
import { isOneTypo } from './is-one-typo.ts';

it.each([
  ['gmail.com', 'gmial.com', true],
  ['gmail.com', 'gmai.com', true],
  ['gmail.com', 'gmaill.com', true],
  ['gmail.com', 'gnail.com', true],
  ['gmail.com', 'gmail.co', true],
  ['gmail.com', 'gmail.comm', true],
  ['gmail.com', 'mail.com', true],
  ['gmail.com', 'ggmail.com', true],
  ['ab', 'ba', true],
  ['gmail.com', 'gmail.com', false],
  ['gmail.com', 'gmali.co', false],
  ['gmail.com', 'gnaill.com', false],
  ['abcd', 'acbe', false],
  ['abcd', 'axyd', false],
  ['abc', 'cba', false],
  ['ab', '', false],
  ['', 'ab', false],
  ['aab', 'aaab', true],
  ['', '', false],
])('%j and %j are one slip of the fingers apart: %s', (a, b, expected) => {
  expect(isOneTypo(a, b)).toBe(expected);
  expect(isOneTypo(b, a)).toBe(expected);
});
