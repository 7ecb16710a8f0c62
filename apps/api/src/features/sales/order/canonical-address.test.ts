import { expect, it } from 'vitest';
import { addressSpellings, canonicalAddress } from './canonical-address.ts';

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['Anna@EXAMPLE.com', 'anna@example.com'],
  ['Анна@Пример.рф', 'анна@xn--e1afmkfd.xn--p1ai'],
  ['анна@XN--E1AFMKFD.xn--p1ai', 'анна@xn--e1afmkfd.xn--p1ai'],
  ['a@example.com', 'a@example.com'],
  // No domain that could be registered, so it stays as it is.
  ['anna@xn--a', 'anna@xn--a'],
])('%s is %s', (email, canonical) => {
  expect(canonicalAddress(email)).toBe(canonical);
});

it('an address in another script may have been stored in two ways', () => {
  expect(addressSpellings('Анна@пример.рф')).toEqual(['анна@xn--e1afmkfd.xn--p1ai', 'анна@пример.рф']);
});
