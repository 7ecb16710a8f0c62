import { expect, it } from 'vitest';
import { canBecomeCertificate, goesByItself, isAtCounter, type ReturnWay, returnWay } from './return-way.ts';

it.each<[kind: Parameters<typeof returnWay>[0], isThere: boolean, way: ReturnWay, byItself: boolean]>([
  ['card', true, 'by_provider', true],
  ['fast_transfer', true, 'by_provider', true],
  ['card', false, 'no_provider', false],
  ['fast_transfer', false, 'no_provider', false],
  ['certificate', false, 'to_certificate', true],
  ['invoice', true, 'by_transfer', false],
  ['cash', true, 'at_counter', false],
  ['card_terminal', false, 'at_counter', false],
])('what came by %s (its provider is there: %s) goes back %s', (kind, isThere, way, byItself) => {
  expect([returnWay(kind, isThere), goesByItself(returnWay(kind, isThere))]).toEqual([way, byItself]);
});

it.each<[kind: Parameters<typeof returnWay>[0], can: boolean]>([
  ['card', true],
  ['fast_transfer', true],
  ['cash', true],
  ['card_terminal', true],
  ['certificate', false],
  ['invoice', false],
])('what came by %s can become a gift certificate: %s', (kind, can) => {
  expect(canBecomeCertificate(kind)).toBe(can);
});

it.each<[kinds: Parameters<typeof isAtCounter>[0], at: boolean]>([
  [['card'], false],
  [['invoice', 'certificate', 'fast_transfer'], false],
  [['cash'], true],
  [['certificate', 'card_terminal'], true],
  [[], false],
])('what came by %s is given back over the counter: %s', (kinds, at) => {
  expect(isAtCounter(kinds)).toBe(at);
});
