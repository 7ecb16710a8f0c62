import { expect, it } from 'vitest';
import { wordsOfAddress } from './words-of-address.ts';

it.each([
  ['/events/swan-lake?utm_source=mail', 'swan lake'],
  ['/%D1%87%D0%B0%D0%B9%D0%BA%D0%B0', 'чайка'],
  ['/theatre_tickets.html', 'theatre tickets'],
  ['/events/99999', ''],
  ['/100%', ''],
  ['/', ''],
])('reads %s as “%s”', (address, words) => {
  expect(wordsOfAddress(address)).toBe(words);
});
