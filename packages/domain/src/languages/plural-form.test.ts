import { expect, test } from 'vitest';
import { interfaceLanguages } from './languages.ts';
import { languageTag } from './locales.ts';
import { pluralForm } from './plural-form.ts';

const counts = [
  ...Array.from({ length: 1200 }, (_, count) => count),
  ...[999_999, 1_000_000, 1_000_001, 1_000_011, 2_000_000, 21_000_000, 1_000_000_000],
];

test.each(interfaceLanguages)('%s speaks of numbers as the Unicode rules say', (language) => {
  const rules = new Intl.PluralRules(languageTag(language));
  const wrong = counts.filter((count) => pluralForm(language, count) !== rules.select(count));
  expect(wrong).toEqual([]);
});
