import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['1500', 'RUB', 1500],
  ['1 500', 'RUB', 1500],
  ['1\u00a0500,50\u00a0₽', 'RUB', 1500.5],
  ['12,5', 'EUR', 12.5],
  ['12.50 €', 'EUR', 12.5],
  ['€12.50', 'EUR', 12.5],
  ['1.234,50', 'EUR', 1234.5],
  ['1,234.50', 'USD', 1234.5],
  ["1'234.50", 'EUR', 1234.5],
  ['1.234', 'EUR', 1234],
  ['0.500', 'EUR', 0.5],
  ['12.', 'EUR', 12],
  ['40 eur', 'EUR', 40],
  ['0', 'RUB', 0],
  ['900', 'JPY', 900],
  ['1000000000', 'RUB', 1_000_000_000],
])('%s %s is %d', (text, currency, amount) => {
  expect(readAmount(text, currency)).toEqual({ kind: 'amount', amount });
});

it.each([
  ['', 'RUB'],
  [' \u00a0', 'RUB'],
])('%j says nothing', (text, currency) => {
  expect(readAmount(text, currency)).toEqual({ kind: 'empty' });
});

it.each([
  ['много', 'RUB', 'no_number'],
  ['-5', 'RUB', 'no_number'],
  ['1.2.3', 'EUR', 'no_number'],
  ['12 USD', 'EUR', 'no_number'],
  ['€', 'EUR', 'no_number'],
  ['1e5', 'EUR', 'no_number'],
  ['12.345678', 'EUR', 'too_fine'],
  ['9.5', 'JPY', 'too_fine'],
  ['0.125', 'KWD', 'too_fine'],
  ['1000000001', 'RUB', 'too_much'],
])('%s %s is refused: %s', (text, currency, fault) => {
  expect(readAmount(text, currency)).toEqual({ kind: 'fault', fault });
});
