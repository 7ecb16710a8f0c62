import { isOneSlip } from '@parterre/domain/contact/is-one-slip';

const marks = /\p{M}/gu;
const wordSigns = /[^\p{L}\p{N}]+/u;
/** In shorter words one slip makes another word. */
const shortestSlip = 4;

/** `Ёлка`, `ёлка` and `елка` are one to those who type, and so are `café` and `cafe`. */
const folded = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

const wordsOf = (text: string): string[] => folded(text).split(wordSigns).filter(Boolean);

const isMeant = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (typed.length >= shortestSlip &&
    [typed.length - 1, typed.length, typed.length + 1].some((length) =>
      isOneSlip(typed, word.slice(0, length)),
    ));

/** Whether every word typed begins a word of the text, give or take one slip of the hand. */
export function fitsText(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => isMeant(part, word)));
}
