import type { InterfaceLanguage } from './languages.ts';

/** What stands between thousands. */
const separators: Readonly<Record<InterfaceLanguage, string>> = {
  ru: '\u00a0',
  en: ',',
  de: '.',
  fr: '\u202f',
  es: '.',
};

/** Spanish leaves four digits together. */
const firstGrouped = (language: InterfaceLanguage): number => (language === 'es' ? 10_000 : 1000);

/**
 * A whole number as a language writes it. `Intl.NumberFormat` does the same, but the first number it is asked for takes a
 * phone longer than drawing a page.
 */
export const formatWholeNumber = (value: number, language: InterfaceLanguage): string =>
  Math.abs(value) < firstGrouped(language)
    ? String(value)
    : String(value).replace(/\B(?=(\d{3})+$)/g, separators[language]);
