export const languages = ['ru', 'en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export type Text = Readonly<Record<Language, string>>;

export function byLanguage(write: (language: Language) => string): Text {
  return {
    ru: write('ru'),
    en: write('en'),
    de: write('de'),
    fr: write('fr'),
    es: write('es'),
  };
}

/** A name that all four languages of Latin script spell alike. */
export const latinAlike = (ru: string, latin: string): Text => ({
  ru,
  en: latin,
  de: latin,
  fr: latin,
  es: latin,
});
