import { expect, it } from 'vitest';
import { checkPhone } from './check-request.ts';

it.each([
  ['ru', '8 (916) 123-45-67', '+79161234567'],
  ['ru', '+7 916 123 45 67', '+79161234567'],
  ['de', '030 901820', '+4930901820'],
  ['fr', '06 12 34 56 78', '+33612345678'],
  ['es', '612 34 56 78', '+34612345678'],
  ['en', '+1 212 555 2368', '+12125552368'],
  ['ru', '12', undefined],
  ['ru', 'call me', undefined],
] as const)('%s: %s is kept as %s', (lang, typed, kept) => {
  expect(checkPhone(typed, lang)).toBe(kept);
});
