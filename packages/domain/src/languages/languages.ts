interface Language {
  /** As spec §9 writes it: `ru_RU`, or the bare code where no region is named. */
  readonly locale: string;
  readonly country: string;
  readonly weekStart: 'monday' | 'sunday';
  readonly direction: 'ltr' | 'rtl';
  /** The language's name in itself, as a language switch shows it. */
  readonly name: string;
}

/** Spec §9: every language that dates and amounts can be written in. */
export const languages = {
  ru: { locale: 'ru_RU', country: 'ru', weekStart: 'monday', direction: 'ltr', name: 'Русский' },
  en: { locale: 'en_US', country: 'us', weekStart: 'monday', direction: 'ltr', name: 'English' },
  ar: { locale: 'ar', country: 'sa', weekStart: 'sunday', direction: 'rtl', name: 'العربية' },
  de: { locale: 'de_DE', country: 'de', weekStart: 'monday', direction: 'ltr', name: 'Deutsch' },
  es: { locale: 'es_ES', country: 'es', weekStart: 'monday', direction: 'ltr', name: 'Español' },
  ja: { locale: 'ja_JP', country: 'jp', weekStart: 'sunday', direction: 'ltr', name: '日本語' },
  zh: { locale: 'zh_CN', country: 'hk', weekStart: 'monday', direction: 'ltr', name: '中文' },
  uk: { locale: 'uk_UA', country: 'ua', weekStart: 'monday', direction: 'ltr', name: 'Українська' },
  kk: { locale: 'kk', country: 'kz', weekStart: 'monday', direction: 'ltr', name: 'Қазақ тілі' },
  fr: { locale: 'fr_FR', country: 'fr', weekStart: 'monday', direction: 'ltr', name: 'Français' },
  ky: { locale: 'ky_KG', country: 'kg', weekStart: 'monday', direction: 'ltr', name: 'Кыргызча' },
  hy: { locale: 'hy_AM', country: 'am', weekStart: 'monday', direction: 'ltr', name: 'Հայերեն' },
  uz: { locale: 'uz_UZ', country: 'uz', weekStart: 'monday', direction: 'ltr', name: 'O‘zbek' },
  az: { locale: 'az_AZ', country: 'az', weekStart: 'monday', direction: 'ltr', name: 'Azərbaycan' },
  be: { locale: 'be_BY', country: 'by', weekStart: 'monday', direction: 'ltr', name: 'Беларуская' },
  he: { locale: 'he_IL', country: 'il', weekStart: 'sunday', direction: 'rtl', name: 'עברית' },
  ka: { locale: 'ka_GE', country: 'ge', weekStart: 'monday', direction: 'ltr', name: 'ქართული' },
  tr: { locale: 'tr_TR', country: 'tr', weekStart: 'monday', direction: 'ltr', name: 'Türkçe' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** Spec §1: the languages that interface texts exist in. */
export const interfaceLanguages = ['ru', 'en', 'de', 'fr', 'es'] as const satisfies readonly LanguageCode[];
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

export const defaultLanguage: InterfaceLanguage = 'ru';

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languages, text);

export const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(text);

/** The BCP 47 tag that `Intl` and the `lang` attribute take: `ru-RU`. */
export const languageTag = (language: LanguageCode): string => languages[language].locale.replace('_', '-');
