import type { Marks } from '@parterre/domain/search/mark-words';
import { rateWord } from '@parterre/domain/search/rate-word';
import { readQuery, type Term } from '@parterre/domain/search/read-query';
import { soundKey } from '@parterre/domain/search/sound-key';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { type Asked, type Known, type LookedUp, selectSimilar, selectWords } from './search.queries.ts';
import type { StemQuery } from './stem-query.ts';

/** What a query most likely means, in words that the catalogue knows. */
export interface Understood {
  readonly terms: readonly MeantTerm[];
  /** In which texts are searched, the visitor's own first. */
  readonly languages: readonly string[];
  readonly marks: Marks;
  /** The query in words that are known, where they are other ones than were typed. */
  readonly corrected: readonly CorrectedTerm[] | undefined;
}

/** What a term is taken for; as it was typed when that is what it means. */
type CorrectedTerm = { readonly typed: string } | { readonly words: readonly string[] };

/** Those whose words have endings that we know. */
const stemmedLanguages = ['ru', 'en', 'de', 'fr', 'es'];

/** Shorter words sound alike by chance. */
const isTelling = (sound: string): boolean => sound.length >= 3;

export async function understand(db: Db, text: string, { lang, mainLang }: Languages): Promise<Understood> {
  const languages = [...new Set([lang, mainLang, ...stemmedLanguages])];
  const looked = await lookUp(db, readQuery(text, lang), languages);
  const telling = looked.filter((term) => !isFiller(term));
  const meanings = await findMeanings(db, telling.length > 0 ? telling : looked);
  const terms = [...meanings.values()].map(({ term }) => term);
  const others = languages.filter((other) => terms.every((term) => isNamedIn(term, other)));
  return {
    terms,
    languages: [...new Set([lang, mainLang, ...others])],
    marks: collectMarks(terms),
    corrected: correct(looked, meanings, lang),
  };
}

async function lookUp(db: Db, terms: readonly Term[], languages: readonly string[]): Promise<LookedUpTerm[]> {
  const asked = terms.map(({ readings, isExact }, place) => {
    const mayGoOn = place === terms.length - 1 && !isExact;
    return readings.map((words) =>
      words.map((word, at): Asked => ({ word, isLast: mayGoOn && at === words.length - 1 })),
    );
  });
  const termKey = ({ word, isLast }: Asked) => `${word} ${isLast}`;
  const distinct = new Map(asked.flat(2).map((each) => [termKey(each), each]));
  const found = await selectWords(db, [...distinct.values()], languages);
  const byKey = new Map(found.map((word) => [termKey(word), word]));
  return terms.map((term, place) => ({
    ...term,
    readings: (asked[place] ?? []).map((words) => words.flatMap((word) => byKey.get(termKey(word)) ?? [])),
  }));
}

async function findMeanings(
  db: Db,
  terms: readonly LookedUpTerm[],
): Promise<ReadonlyMap<LookedUpTerm, Meaning>> {
  const known = new Map(terms.map((term) => [term, knownMeaning(term)]));
  const guessed = terms
    .filter((term) => !known.get(term) && !term.isExact)
    .flatMap(({ readings }) => readings);
  const sounds = [...new Set(guessed.flat().map(({ word }) => soundKey(word)))].filter(isTelling);
  const similar = sounds.length > 0 ? await selectSimilar(db, sounds) : new Map();
  return new Map(terms.map((term) => [term, known.get(term) ?? likelyMeaning(term, similar)]));
}

/** Undefined where everything is meant as it was typed. */
function correct(
  terms: readonly LookedUpTerm[],
  meanings: ReadonlyMap<LookedUpTerm, Meaning>,
  lang: string,
): readonly CorrectedTerm[] | undefined {
  const corrected = terms.map((term): CorrectedTerm => {
    const instead = meanings.get(term)?.instead;
    return instead ? { words: instead.map((word) => meantWord(word, lang)) } : { typed: term.typed };
  });
  return corrected.some((term) => 'words' in term) ? corrected : undefined;
}

/** As it was read, or the word of a name that it was taken for; in the visitor's language, if that has it. */
function meantWord({ word, same, longer, found }: MeantWord, lang: string): string {
  if (same.length > 0 || longer.length > 0) return word;
  return (found.find((known) => known.lang === lang) ?? found[0])?.word ?? word;
}

const isNamedIn = (term: MeantTerm, lang: string): boolean =>
  isFillerIn(term, lang) ||
  term.some((words) => words.some(({ found }) => found.some((known) => known.lang === lang)));

function collectMarks(terms: readonly MeantTerm[]): Marks {
  const asked = terms.flat(2);
  const words = new Set(asked.flatMap(({ word, found }) => [word, ...found.map((known) => known.word)]));
  return {
    words,
    // The same name in the letters of another language.
    sounds: new Set([...words].map(soundKey).filter(isTelling)),
    beginnings: asked.filter(({ longer }) => longer.length > 0).map(({ word }) => word),
  };
}

/** A term of a query, its readings word by word as they were looked up. */
interface LookedUpTerm extends Omit<Term, 'readings'> {
  readonly readings: readonly (readonly LookedUp[])[];
}

interface Meaning {
  readonly term: MeantTerm;
  /** The words that it is taken for, unless they are those that were typed. */
  readonly instead: readonly MeantWord[] | undefined;
}

const knownNames = ({ same, longer }: LookedUp): readonly Known[] => [...same, ...longer];
const isName = (word: LookedUp): boolean => knownNames(word).length > 0;

/** The first reading that is made of nothing but words we know, be it from names or because they stand in every text. */
const plainReading = ({ readings }: LookedUpTerm) =>
  readings.find((words) => words.every((word) => isName(word) || word.fillerIn.length > 0));

/** What a term means without any guessing; undefined when names have none of its readings. */
function knownMeaning(term: LookedUpTerm): Meaning | undefined {
  const reading = plainReading(term);
  if (!reading?.some(isName)) return undefined;
  const words = reading.map((word) => ({ ...word, found: knownNames(word) }));
  return { term: [words], instead: reading === term.readings[0] ? undefined : words };
}

/** Whether a term is but one of those words that stand in every text. */
const isFiller = (term: LookedUpTerm): boolean => plainReading(term)?.some(isName) === false;

/** By the words that are closest to one of its readings, or else by whatever long texts have of any of them. */
function likelyMeaning(
  { readings, isExact }: LookedUpTerm,
  similar: ReadonlyMap<string, readonly Known[]>,
): Meaning {
  const [best] = (isExact ? [] : readings)
    .map((words) => guess(words, similar))
    .filter((found) => found !== undefined)
    .sort((a, b) => a.distance - b.distance);
  const asTyped = readings.map((words) => words.map((word) => ({ ...word, found: [] })));
  return { term: best ? [best.words, ...asTyped] : asTyped, instead: best?.words };
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
  if (isName(word)) return { ...word, found: knownNames(word), distance: 0 };
  const rated = candidates.flatMap((known) => {
    const distance = rateWord({ ...word, stem: word.stems[known.lang] ?? word.word }, known);
    return distance === undefined ? [] : [{ known, distance }];
  });
  const distance = Math.min(...rated.map((each) => each.distance));
  const found = rated.filter((each) => each.distance === distance).map(({ known }) => known);
  return { ...word, found, distance };
}

/** A word of a query with the words of names that it stands for. */
export interface MeantWord extends LookedUp {
  readonly found: readonly Known[];
}

/** What one term of a query means: any of its readings, each of them by all of its words. */
export type MeantTerm = readonly (readonly MeantWord[])[];

/** Whether all that it may mean stands in every text of a language anyway. */
const isFillerIn = (term: MeantTerm, lang: string): boolean =>
  term.some((words) => words.every(({ fillerIn }) => fillerIn.includes(lang)));

/** Texts of `lang` that have every term that tells something there. */
export function everyTerm(terms: readonly MeantTerm[], lang: string): StemQuery {
  const telling = terms.filter((term) => !isFillerIn(term, lang));
  const wanted = telling.length > 0 ? telling : terms;
  return { all: wanted.map((term) => termQuery(term, lang)) };
}

/** Texts of `lang` that have any of the terms. */
export const anyTerm = (terms: readonly MeantTerm[], lang: string): StemQuery => ({
  any: terms.map((term) => termQuery(term, lang)),
});

const termQuery = (readings: MeantTerm, lang: string): StemQuery => ({
  any: readings.map((words) => ({ all: words.map((word) => ({ any: wordStems(word, lang) })) })),
});

/** All that the terms may mean in `lang`, each stem once. */
export const termStems = (terms: readonly MeantTerm[], lang: string): string[] => [
  ...new Set(terms.flat(2).flatMap((word) => wordStems(word, lang))),
];

function wordStems({ stems, found }: MeantWord, lang: string): string[] {
  const known = found.filter((word) => word.lang === lang).map(({ stem }) => stem);
  return [...new Set([stems[lang] ?? [], known].flat())];
}
