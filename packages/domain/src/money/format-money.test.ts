import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LanguageCode, languages } from '../languages/languages.ts';
import { formatMoney } from './format-money.ts';
import { formatPrice } from './format-price.ts';
import { money } from './money.ts';

const nbsp = '\u00a0';
const narrow = '\u202f';
const codes = Object.keys(languages) as LanguageCode[];

afterEach(() => vi.restoreAllMocks());

describe('writing an amount', () => {
  it('writes the amount as it came over the wire', () => {
    expect(formatPrice(1234.5, 'RUB', 'ru')).toBe(`1${nbsp}234,50${nbsp}₽`);
    expect(formatPrice(1500, 'JPY', 'en')).toBe('¥1,500');
    expect(formatPrice(1.25, 'KWD', 'en')).toBe(`KWD${nbsp}1.25`);
  });

  it.each([
    ['ru', 123450, 'RUB', `1${nbsp}234,50${nbsp}₽`],
    ['ru', 150000, 'RUB', `1${nbsp}500${nbsp}₽`],
    ['en', 123450, 'USD', '$1,234.50'],
    ['en', 123450, 'GBP', '£1,234.50'],
    ['de', 123450, 'EUR', `1.234,50${nbsp}€`],
    ['fr', 123450, 'EUR', `1${narrow}234,50${nbsp}€`],
    ['es', 123450, 'EUR', `1234,50${nbsp}€`],
    ['en', 1234, 'JPY', '¥1,234'],
    ['en', 1234, 'KWD', `KWD${nbsp}1.234`],
    ['en', 1230, 'KWD', `KWD${nbsp}1.230`],
    ['en', 1000, 'KWD', `KWD${nbsp}1`],
    ['en', 123450, 'HUF', `HUF${nbsp}1,234.50`],
    ['en', -5, 'USD', '-$0.05'],
  ] as const)('writes, in %s, %i minor units of %s', (language, amountMinor, currency, expected) => {
    expect(formatMoney(money(amountMinor, currency), language)).toBe(expected);
  });

  it.each(codes)('knows the currency and every digit in %s', (language) => {
    const text = formatMoney(money(123456, 'EUR'), language);
    expect(text.replace(/\D/g, '')).toBe('123456');
    expect(text).toMatch(/€|EUR/);
  });

  it('writes every amount exactly, however large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_071_992_547_409 }), (amountMinor) => {
        const [whole, fraction] = formatMoney(money(amountMinor, 'USD'), 'en')
          .replace(/[$,]/g, '')
          .split('.');
        expect(BigInt(whole ?? '') * 100n + BigInt(fraction ?? '0')).toBe(BigInt(amountMinor));
      }),
    );
  });

  it('makes one formatter for each language and currency', () => {
    const formatter = vi.spyOn(Intl, 'NumberFormat');
    for (const amountMinor of [1, 2, 3]) formatMoney(money(amountMinor, 'CHF'), 'tr');
    formatMoney(money(1, 'CHF'), 'az');
    formatMoney(money(1, 'SEK'), 'az');
    expect(formatter).toHaveBeenCalledTimes(3);
  });
});
