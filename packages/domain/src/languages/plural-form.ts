import type { InterfaceLanguage } from './languages.ts';

type PluralForm = 'one' | 'few' | 'many' | 'other';

const oneOrMore = (count: number): PluralForm => (count === 1 ? 'one' : 'other');

function russian(count: number): PluralForm {
  const [units, tens] = [count % 10, count % 100];
  if (units === 1 && tens !== 11) return 'one';
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many';
}

const forms: Readonly<Record<InterfaceLanguage, (count: number) => PluralForm>> = {
  ru: russian,
  en: oneOrMore,
  de: oneOrMore,
  fr: (count) => (count < 2 ? 'one' : 'other'),
  es: oneOrMore,
};

/**
 * The form in which a language speaks of so many whole things, less than a million. `Intl.PluralRules` says the same, but the first question
 * to it takes a phone longer than drawing a page.
 */
export const pluralForm = (language: InterfaceLanguage, count: number): PluralForm => forms[language](count);
