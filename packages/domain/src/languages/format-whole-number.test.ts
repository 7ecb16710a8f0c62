import { expect, it } from 'vitest';
import { formatWholeNumber } from './format-whole-number.ts';
import { interfaceLanguages } from './languages.ts';

const values = [
  0, 7, 12, 999, 1000, 1100, 9999, 10_000, 20_000, 123_456, 1_000_000, 12_345_678, -5, -1234, -56_789,
];

it.each(interfaceLanguages)('%s writes whole numbers as the Unicode rules say', (language) => {
  const format = new Intl.NumberFormat(language);
  expect(values.map((value) => formatWholeNumber(value, language))).toEqual(
    values.map((value) => format.format(value)),
  );
});
