import { expect, it } from 'vitest';
import { makeReminderLinks } from './reminder-links.ts';

const links = makeReminderLinks('secret');
const token = {
  reminderId: '01234567-89ab-4cde-8f01-23456789abcd',
  expiresAt: new Date('2026-12-03T10:00:00Z'),
};
const forEver = { ...token, expiresAt: null };

it.each([token, forEver])('a token is read as it was written', (written) => {
  const text = links.write('confirm', written);
  expect(text).toMatch(/^[\w-]{48}$/);
  expect(links.read('confirm', text)).toEqual(written);
});

const text = links.write('confirm', token);
it.each([
  ['for another link', () => links.read('cancel', text)],
  ['with another secret', () => makeReminderLinks('other').read('confirm', text)],
  ['changed in its reminder', () => links.read('confirm', `B${text.slice(1)}`)],
  ['changed in its time', () => links.read('confirm', `${text.slice(0, 22)}__${text.slice(24)}`)],
  [
    'changed in its signature',
    () => links.read('confirm', `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`),
  ],
  ['cut short', () => links.read('confirm', text.slice(0, 40))],
  ['empty', () => links.read('confirm', '')],
])('a token is refused that is %s', (_what, read) => {
  expect(read()).toBeUndefined();
});
