import { describe, expect, it } from 'vitest';
import { fromDecimalText, toDecimalText } from './decimal-text.ts';
import { money } from './money.ts';

describe('an amount as banks write it', () => {
  it.each([
    [748_000, 'RUB', '7480.00'],
    [5, 'EUR', '0.05'],
    [0, 'EUR', '0.00'],
    [-150, 'EUR', '-1.50'],
    [1250, 'JPY', '1250'],
    [1250, 'KWD', '1.250'],
  ])('%i %s is %s', (amountMinor, currency, text) => {
    expect(toDecimalText(money(amountMinor, currency))).toBe(text);
    expect(fromDecimalText(text, currency)).toEqual(money(amountMinor, currency));
  });

  it('is read with fewer decimals, or with zeros too many', () => {
    expect(fromDecimalText('7480', 'RUB')).toEqual(money(748_000, 'RUB'));
    expect(fromDecimalText('1250.00', 'JPY')).toEqual(money(1250, 'JPY'));
  });

  it('is refused rather than rounded', () => {
    expect(() => fromDecimalText('1.005', 'RUB')).toThrow(RangeError);
    expect(() => fromDecimalText('7 480,00', 'RUB')).toThrow(RangeError);
    expect(() => fromDecimalText('', 'RUB')).toThrow(RangeError);
  });
});
