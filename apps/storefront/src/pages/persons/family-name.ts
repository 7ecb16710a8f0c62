import type { LanguageCode } from '@parterre/domain/languages/languages';

/** The word that people are sorted by. */
const familyNameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

// Accents do not make another letter, but й is no и.
const plain = (letter: string) =>
  letter === 'Ё' ? 'Е' : /\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD').charAt(0) : letter;

/** The letter under which a name stands in the index; `#` for one without letters. */
export function initialOf(name: string): string {
  const [first] = /\p{L}/u.exec(familyNameOf(name)) ?? [];
  return first ? plain(first.toUpperCase()) : '#';
}

export function byFamilyName(language: LanguageCode): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(familyNameOf(a), familyNameOf(b)) || compare(a, b);
}
