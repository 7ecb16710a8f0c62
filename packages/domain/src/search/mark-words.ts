import { foldText } from './fold-text.ts';
import { soundKey } from './sound-key.ts';
import { type FoundWord, findWords } from './split-words.ts';

/** What is to be marked, folded: whole words, whatever sounds the same, and what words begin with. */
export interface Marks {
  readonly words: ReadonlySet<string>;
  readonly sounds: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** Where a text has the words searched for: from, to (exclusive), in UTF-16 units. */
export const markWords = (text: string, { words, sounds, beginnings }: Marks): [number, number][] =>
  findWords(text).flatMap((found): [number, number][] => {
    const beginning = beginnings.find((typed) => found.word.startsWith(typed));
    if (beginning !== undefined) return [[found.from, found.from + writtenLength(found, beginning.length)]];
    const isMarked = words.has(found.word) || sounds.has(soundKey(found.word));
    return isMarked ? [[found.from, found.from + found.written.length]] : [];
  });

/** How much is written for so many folded letters: accents may stand apart, and ß is folded to two. */
function writtenLength({ written }: FoundWord, foldedLength: number): number {
  let length = 0;
  for (const letter of written.match(/.\p{M}*/gsu) ?? []) {
    if (foldText(written.slice(0, length)).length >= foldedLength) break;
    length += letter.length;
  }
  return length;
}
