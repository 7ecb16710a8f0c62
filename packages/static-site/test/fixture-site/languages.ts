import type { Language } from '../../src/shared/language.ts';

export const languages = [
  { code: 'en', prefix: '', direction: 'ltr' },
  { code: 'ru', prefix: '/ru', direction: 'ltr' },
  { code: 'ar', prefix: '/ar', direction: 'rtl' },
] as const satisfies readonly Language[];

export const inLanguage = ({ prefix }: Language, path: string) =>
  path === '/' ? prefix || '/' : prefix + path;

/** The same page in every language, for hreflang. */
export const alternatePaths = (path: string) =>
  Object.fromEntries(languages.map((language) => [language.code, inLanguage(language, path)]));
