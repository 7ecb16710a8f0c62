import { rateWord } from '@parterre/domain/search/rate-word';
import { soundKey } from '@parterre/domain/search/sound-key';
import type { MeantTerm, MeantWord } from './ts-query.ts';
import type { Known, LookedUp } from './words.queries.ts';

/** A term of a query, its readings word by word as they were looked up. */
export type LookedUpTerm = readonly (readonly LookedUp[])[];

const namesOf = ({ same, longer }: LookedUp): readonly Known[] => [...same, ...longer];
const isName = (word: LookedUp): boolean => namesOf(word).length > 0;

/** The first reading that is made of nothing but words we know, be it from names or because they stand in every text. */
const plainReading = (term: LookedUpTerm) =>
  term.find((words) => words.every((word) => isName(word) || word.fillerIn.length > 0));

/** What a term means without any guessing; undefined when names have none of its readings. */
export function knownMeaning(term: LookedUpTerm): MeantTerm | undefined {
  const reading = plainReading(term);
  return reading?.some(isName) ? [reading.map((word) => ({ ...word, found: namesOf(word) }))] : undefined;
}

/** Whether a term is but one of those words that stand in every text. */
export const isFiller = (term: LookedUpTerm): boolean => plainReading(term)?.some(isName) === false;

/** By the words that are closest to one of its readings, or else by whatever long texts have of any of them. */
export function likelyMeaning(term: LookedUpTerm, similar: ReadonlyMap<string, readonly Known[]>): MeantTerm {
  const guesses = term
    .map((words) => guess(words, similar))
    .filter((found) => found !== undefined)
    .sort((a, b) => a.distance - b.distance);
  const asTyped = term.map((words) => words.map((word) => ({ ...word, found: [] })));
  return [...guesses.slice(0, 1).map(({ words }) => words), ...asTyped];
}

interface Guess {
  readonly words: readonly MeantWord[];
  readonly distance: number;
}

/** Each word of a reading as the closest ones that are known; undefined when nothing is close to one of them. */
function guess(
  reading: readonly LookedUp[],
  similar: ReadonlyMap<string, readonly Known[]>,
): Guess | undefined {
  const words = reading.map((word) => closest(word, similar.get(soundKey(word.word)) ?? []));
  if (words.some(({ found }) => found.length === 0)) return undefined;
  return { words, distance: words.reduce((sum, { distance }) => sum + distance, 0) };
}

function closest(word: LookedUp, candidates: readonly Known[]): MeantWord & { readonly distance: number } {
  if (isName(word)) return { ...word, found: namesOf(word), distance: 0 };
  const rated = candidates.flatMap((known) => {
    const distance = rateWord({ ...word, stem: word.stems[known.lang] ?? word.word }, known);
    return distance === undefined ? [] : [{ known, distance }];
  });
  const distance = Math.min(...rated.map((each) => each.distance));
  const found = rated.filter((each) => each.distance === distance).map(({ known }) => known);
  return { ...word, found, distance };
}
