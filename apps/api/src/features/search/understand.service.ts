import type { Marks } from '@parterre/domain/search/mark-words';
import { readQuery, type Term } from '@parterre/domain/search/read-query';
import { soundKey } from '@parterre/domain/search/sound-key';
import type { Db } from '../../database/connect.ts';
import type { Languages } from '../catalogue/wire-picture.ts';
import { isFiller, knownMeaning, type LookedUpTerm, likelyMeaning } from './meanings.ts';
import { isFillerIn, type MeantTerm } from './ts-query.ts';
import { type Asked, selectSimilar, selectWords } from './words.queries.ts';

/** What a query most likely means, in words that the catalogue knows. */
export interface Understood {
  readonly terms: readonly MeantTerm[];
  /** In which texts are searched, the visitor's own first. */
  readonly languages: readonly string[];
  readonly marks: Marks;
}

/** Those whose words have endings that we know. */
const stemmedLanguages = ['ru', 'en', 'de', 'fr', 'es'];

/** Shorter words sound alike by chance. */
const isTelling = (sound: string): boolean => sound.length >= 3;

export async function understand(db: Db, text: string, { lang, mainLang }: Languages): Promise<Understood> {
  const languages = [...new Set([lang, mainLang, ...stemmedLanguages])];
  const looked = await lookUp(db, readQuery(text, lang), languages);
  const telling = looked.filter((term) => !isFiller(term));
  const terms = await meaningsOf(db, telling.length > 0 ? telling : looked);
  const others = languages.filter((other) => terms.every((term) => isNamedIn(term, other)));
  return { terms, languages: [...new Set([lang, mainLang, ...others])], marks: marksOf(terms) };
}

async function lookUp(db: Db, terms: readonly Term[], languages: readonly string[]): Promise<LookedUpTerm[]> {
  const asked = terms.map((term, place) => {
    const isLastTerm = place === terms.length - 1;
    return term.map((words) =>
      words.map((word, at): Asked => ({ word, isLast: isLastTerm && at === words.length - 1 })),
    );
  });
  const keyOf = ({ word, isLast }: Asked) => `${word} ${isLast}`;
  const distinct = new Map(asked.flat(2).map((each) => [keyOf(each), each]));
  const found = await selectWords(db, [...distinct.values()], languages);
  const byKey = new Map(found.map((word) => [keyOf(word), word]));
  return asked.map((term) => term.map((words) => words.flatMap((word) => byKey.get(keyOf(word)) ?? [])));
}

async function meaningsOf(db: Db, terms: readonly LookedUpTerm[]): Promise<MeantTerm[]> {
  const known = terms.map(knownMeaning);
  const unknown = terms.filter((_, index) => !known[index]);
  const sounds = [...new Set(unknown.flat(2).map(({ word }) => soundKey(word)))].filter(isTelling);
  const similar = sounds.length > 0 ? await selectSimilar(db, sounds) : new Map();
  return terms.map((term, index) => known[index] ?? likelyMeaning(term, similar));
}

const isNamedIn = (term: MeantTerm, lang: string): boolean =>
  isFillerIn(term, lang) ||
  term.some((words) => words.some(({ found }) => found.some((known) => known.lang === lang)));

function marksOf(terms: readonly MeantTerm[]): Marks {
  const asked = terms.flat(2);
  const words = new Set(asked.flatMap(({ word, found }) => [word, ...found.map((known) => known.word)]));
  return {
    words,
    // The same name in the letters of another language.
    sounds: new Set([...words].map(soundKey).filter(isTelling)),
    beginnings: asked.filter(({ longer }) => longer.length > 0).map(({ word }) => word),
  };
}
