/** Texts of one language, and whether any of them had to come in the main one. */
export interface Localiser {
  text(texts: Readonly<Record<string, string | undefined>>): string;
  /** A copy in which every object that holds nothing but texts by language is the text itself. */
  everything(value: unknown): unknown;
  hasFallenBack(): boolean;
}

const isTranslated = (value: object): value is Record<string, string> => {
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === 'string')
  );
};

export function makeLocaliser(lang: string, mainLang: string): Localiser {
  let hasFallenBack = false;
  const text: Localiser['text'] = (texts) => {
    hasFallenBack ||= texts[lang] === undefined;
    return texts[lang] ?? texts[mainLang] ?? '';
  };
  const everything = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(everything);
    if (typeof value !== 'object' || value === null) return value;
    if (isTranslated(value)) return text(value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, everything(item)]));
  };
  return { text, everything, hasFallenBack: () => hasFallenBack };
}
