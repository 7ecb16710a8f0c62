import { markWords } from '@parterre/domain/search/mark-words';
import { findWords } from '@parterre/domain/search/split-words';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { type SearchKind, selectMatches, type TextQuery } from './search.queries.ts';
import { anyTerm, everyTerm, termStems, type Understood, understand } from './understand.service.ts';

export interface SearchRequest extends Languages {
  readonly text: string;
  /** Without events that are over by then. */
  readonly since?: Date | undefined;
}

/** Where a title has what was searched for: from, to (exclusive). */
export type Mark = (title: string) => [number, number][];

/** What a query was taken for, if not for what was typed; known words are written as these titles write them. */
type WriteUnderstood = (titles: readonly string[]) => { understood_as?: string };

export interface FoundIds {
  /** The best first. */
  readonly ids: number[];
  readonly mark: Mark;
  readonly writeUnderstood: WriteUnderstood;
}

/** As many as anybody would page through. */
const maxIds = 1000;

/** The ids of one kind that a visitor's words may mean: what lists are narrowed down to. */
export async function findIds(db: Db, kind: SearchKind, request: SearchRequest): Promise<FoundIds> {
  const understood = await understand(db, request.text, request);
  const found = await search(understood, request, (queries) =>
    selectMatches(db, { queries, kinds: [kind], since: request.since, limit: maxIds }),
  );
  return {
    ids: found.map(({ id }) => id),
    mark: makeMark(understood),
    writeUnderstood: makeWriteUnderstood(understood),
  };
}

export const makeMark =
  ({ marks }: Understood): Mark =>
  (title) =>
    markWords(title, marks);

export const makeWriteUnderstood =
  ({ corrected }: Understood): WriteUnderstood =>
  (titles) => {
    if (!corrected) return {};
    const written = titles.flatMap(findWords);
    const write = (word: string) => written.find((found) => found.word === word)?.written ?? word;
    return {
      understood_as: corrected
        .map((term) => ('typed' in term ? term.typed : term.words.map(write).join(' ')))
        .join(' '),
    };
  };

/** What has every term; where there is nothing, what has any of them. */
export async function search<Found>(
  understood: Understood,
  languages: Languages,
  select: (queries: readonly TextQuery[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const { terms } = understood;
  if (terms.length === 0) return [];
  const found = await select(textQueries(understood, languages, everyTerm));
  if (found.length > 0 || terms.length === 1) return found;
  return select(textQueries(understood, languages, anyTerm));
}

const textQueries = (
  { terms, languages }: Understood,
  asked: Languages,
  wanted: typeof everyTerm,
): readonly TextQuery[] =>
  languages.map((lang) => ({
    lang,
    weight: languageWeight(lang, asked),
    wanted: wanted(terms, lang),
    ranked: termStems(terms, lang),
  }));

function languageWeight(language: string, { lang, mainLang }: Languages): number {
  if (language === lang) return 1;
  return language === mainLang ? 0.9 : 0.6;
}
