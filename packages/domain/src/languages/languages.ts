interface Language {
  readonly country: string;
  readonly weekStart: 'monday' | 'sunday';
  readonly direction: 'ltr' | 'rtl';
  /** The language's name in itself, as a language switch shows it. */
  readonly name: string;
}

/** Spec §9: every language that dates and amounts can be written in. */
export const languages = {
  ru: { country: 'ru', weekStart: 'monday', direction: 'ltr', name: 'Русский' },
  en: { country: 'us', weekStart: 'monday', direction: 'ltr', name: 'English' },
  ar: { country: 'sa', weekStart: 'sunday', direction: 'rtl', name: 'العربية' },
  de: { country: 'de', weekStart: 'monday', direction: 'ltr', name: 'Deutsch' },
  es: { country: 'es', weekStart: 'monday', direction: 'ltr', name: 'Español' },
  ja: { country: 'jp', weekStart: 'sunday', direction: 'ltr', name: '日本語' },
  zh: { country: 'hk', weekStart: 'monday', direction: 'ltr', name: '中文' },
  uk: { country: 'ua', weekStart: 'monday', direction: 'ltr', name: 'Українська' },
  kk: { country: 'kz', weekStart: 'monday', direction: 'ltr', name: 'Қазақ тілі' },
  fr: { country: 'fr', weekStart: 'monday', direction: 'ltr', name: 'Français' },
  ky: { country: 'kg', weekStart: 'monday', direction: 'ltr', name: 'Кыргызча' },
  hy: { country: 'am', weekStart: 'monday', direction: 'ltr', name: 'Հայերեն' },
  uz: { country: 'uz', weekStart: 'monday', direction: 'ltr', name: 'O‘zbek' },
  az: { country: 'az', weekStart: 'monday', direction: 'ltr', name: 'Azərbaycan' },
  be: { country: 'by', weekStart: 'monday', direction: 'ltr', name: 'Беларуская' },
  he: { country: 'il', weekStart: 'sunday', direction: 'rtl', name: 'עברית' },
  ka: { country: 'ge', weekStart: 'monday', direction: 'ltr', name: 'ქართული' },
  tr: { country: 'tr', weekStart: 'monday', direction: 'ltr', name: 'Türkçe' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** Spec §1: the languages that interface texts exist in. */
export const interfaceLanguages = ['ru', 'en', 'de', 'fr', 'es'] as const satisfies readonly LanguageCode[];
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

export const defaultLanguage: InterfaceLanguage = 'ru';

/** Spec §3: a landing that names no languages is in the default one. */
export const landingLanguages = (
  named: readonly LanguageCode[] | null | undefined,
): readonly LanguageCode[] => (named?.length ? named : [defaultLanguage]);

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languages, text);

export const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(text);
