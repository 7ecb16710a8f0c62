import { expect, it } from 'vitest';
import { codeKey, isCodeShaped, makeVoucherCode } from './voucher-code.ts';

it.each([
  ['spring 20', 'SPRING20'],
  ['OLGA-I1L', '01GA-111'],
  // In Cyrillic letters that look the same.
  ['ВЕСНА', 'BECHA'],
  ['ж10', 'Ж10'],
])('%s is found as %s is', (typed, printed) => {
  expect(codeKey(typed)).toBe(codeKey(printed));
});

it('codes that look different are different', () => {
  expect(codeKey('SPRING20')).not.toBe(codeKey('SPRING21'));
});

it.each([
  ['SPRING20', true],
  ['ВЕСНА 2026', true],
  ['7K3-M9Q-XA2', true],
  ['ab', false],
  ['-abc', false],
  ['a/b', false],
  ['a\0bc', false],
  ['x'.repeat(41), false],
])('whether %j can be a code: %s', (text, is) => {
  expect(isCodeShaped(text)).toBe(is);
});

it('one of many has letters of which none looks like another, in groups', () => {
  const code = makeVoucherCode('WEST', Uint8Array.from([0, 1, 10, 18, 24, 31, 255, 64, 9]));
  expect(code).toBe('WEST-01A-JRZ-Z09');
  expect(makeVoucherCode('', new Uint8Array(9))).toBe('000-000-000');
});
