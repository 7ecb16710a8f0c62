import { isOneTypo } from '@parterre/domain/contact/is-one-typo';

const marks = /\p{M}/gu;
const wordSigns = /[^\p{L}\p{N}]+/u;
/** In shorter words one slip makes another word. */
const minTypoLength = 4;

/** `Ёлка`, `ёлка` and `елка` are one to those who type, and so are `café` and `cafe`. */
const folded = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

const splitWords = (text: string): string[] => folded(text).split(wordSigns).filter(Boolean);

const matchesWord = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (typed.length >= minTypoLength &&
    [typed.length - 1, typed.length, typed.length + 1].some((length) =>
      isOneTypo(typed, word.slice(0, length)),
    ));

/** Whether every word typed begins a word of the text, give or take one slip of the hand. */
export function fitsText(text: string, typed: string): boolean {
  const words = splitWords(text);
  return splitWords(typed).every((part) => words.some((word) => matchesWord(part, word)));
}
