import { expect, it } from 'vitest';
import { addressWords } from './address-words.ts';

it.each([
  ['/events/swan-lake?utm_source=mail', 'swan lake'],
  ['/%D1%87%D0%B0%D0%B9%D0%BA%D0%B0', 'чайка'],
  ['/theatre_tickets.html', 'theatre tickets'],
  ['/events/99999', ''],
  ['/100%', ''],
  ['/', ''],
])('the address %s is searched for as “%s”', (address, words) => {
  expect(addressWords(address)).toBe(words);
});
