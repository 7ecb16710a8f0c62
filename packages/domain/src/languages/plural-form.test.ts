import { expect, it } from 'vitest';
import { interfaceLanguages } from './languages.ts';
import { pluralForm } from './plural-form.ts';

const counts = [
  ...Array.from({ length: 1200 }, (_, count) => count),
  ...[12_345, 100_000, 100_001, 100_011, 999_999],
];

it.each(interfaceLanguages)('%s speaks of numbers as the Unicode rules say', (language) => {
  const rules = new Intl.PluralRules(language);
  const wrong = counts.filter((count) => pluralForm(language, count) !== rules.select(count));
  expect(wrong).toEqual([]);
});
