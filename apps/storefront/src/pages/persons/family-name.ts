import type { LanguageCode } from '@parterre/domain/languages/languages';

/** The word that people are sorted by. */
const familyName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

// Accents do not make another letter, but й is no и.
const plain = (letter: string) =>
  letter === 'Ё' ? 'Е' : /\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD').charAt(0) : letter;

/** The letter of a name in the index; `#` for one without letters. */
export function indexLetter(name: string): string {
  const [first] = /\p{L}/u.exec(familyName(name)) ?? [];
  return first ? plain(first.toUpperCase()) : '#';
}

export function byFamilyName(language: LanguageCode): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(familyName(a), familyName(b)) || compare(a, b);
}
