import type { LanguageCode } from './languages.ts';

/** As spec §9 writes them; the bare code where no region is named. */
export const locales: Readonly<Record<LanguageCode, string>> = {
  ru: 'ru_RU',
  en: 'en_US',
  ar: 'ar',
  de: 'de_DE',
  es: 'es_ES',
  ja: 'ja_JP',
  zh: 'zh_CN',
  uk: 'uk_UA',
  kk: 'kk',
  fr: 'fr_FR',
  ky: 'ky_KG',
  hy: 'hy_AM',
  uz: 'uz_UZ',
  az: 'az_AZ',
  be: 'be_BY',
  he: 'he_IL',
  ka: 'ka_GE',
  tr: 'tr_TR',
};
