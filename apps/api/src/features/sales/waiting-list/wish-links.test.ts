import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeWishLinks } from './wish-links.ts';

const links = makeWishLinks('a secret');

it('a link leads to the wish that it was written for', () => {
  const id = randomUUID();
  expect(links.read(links.write(id))).toBe(id);
});

it.each([
  ['that was cut short', (token: string) => token.slice(0, -3)],
  ['of another wish', (token: string) => `A${token.slice(1)}`],
  ['with another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`],
  ['that is none', () => ''],
])('a link %s leads nowhere', (_what, change) => {
  const token = links.write('10000000-0000-4000-8000-000000000001');
  expect(change(token)).not.toBe(token);
  expect(links.read(change(token))).toBeUndefined();
});

it('another house has other links', () => {
  expect(makeWishLinks('another secret').read(links.write(randomUUID()))).toBeUndefined();
});
