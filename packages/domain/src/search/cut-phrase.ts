import { foldText } from './fold-text.ts';
import { quotation } from './quotations.ts';

/** A query of which some words mean something else than text. */
export interface CutQuery {
  /** As they were typed. */
  readonly words: string;
  /** What is left to search for. */
  readonly rest: string;
}

export interface Phrase<Meaning> extends CutQuery {
  readonly meaning: Meaning;
}

interface FoundPhrase<Meaning> {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
}

/** What a match of a phrase means; undefined for what is no such thing after all, as the 31st of June. */
export type ReadMatch<Meaning> = (match: RegExpMatchArray) => Meaning | undefined;

/** Takes the longest phrase that means something out of a query. What is quoted means itself. */
export function cutPhrase<Meaning>(
  text: string,
  phrases: Iterable<readonly [pattern: RegExp, read: ReadMatch<Meaning>]>,
): Phrase<Meaning> | undefined {
  if (text.trim() === '') return undefined;
  const open = text.replace(quotation, (quoted) => '"'.repeat(quoted.length));
  const folded = Array.from(open, foldText).join('');
  let longest: FoundPhrase<Meaning> | undefined;
  for (const [pattern, read] of phrases) {
    const match = folded.match(pattern);
    const meaning = match ? read(match) : undefined;
    if (!match || meaning === undefined) continue;
    const from = match.index ?? 0;
    const to = from + match[0].length;
    if (!longest || to - from > longest.to - longest.from) longest = { from, to, meaning };
  }
  if (!longest) return undefined;
  const places = letterPlaces(open);
  const [from, to] = [places[longest.from] ?? 0, places[longest.to] ?? text.length];
  return {
    words: text.slice(from, to),
    rest: `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/gu, ' ').trim(),
    meaning: longest.meaning,
  };
}

/** Where in the text each folded letter was: ß is folded to two. */
function letterPlaces(text: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    for (let folded = foldText(letter).length; folded > 0; folded -= 1) places.push(place);
    place += letter.length;
  }
  return places;
}

/** Folded, Latin or Cyrillic. Not `\p{L}`: a browser takes half a millisecond for each pattern that has it. */
const letter = '[0-9a-z\\u00df-\\u024f\\u0400-\\u052f]';

/** A pattern in folded letters whose spaces are any, found between words only. Its groups are for choice, unless named. */
export const phrasePattern = (source: string): RegExp => {
  const pattern = source.replaceAll(/\((?!\?)/g, '(?:').replaceAll(' ', '[\\s,]+');
  return new RegExp(`(?<!${letter})(?:${pattern})(?!${letter})`);
};
