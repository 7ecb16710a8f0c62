import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import { markWords } from '@parterre/domain/search/mark-words';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { type Languages, wirePicture } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import type { NameIndexKeeper } from './names/name-index.service.ts';
import { namedKinds, type SearchKind, selectMatches, selectShown, type TextQuery } from './search.queries.ts';
import { anyTerm, everyTerm, termStems, type Understood, understand } from './understand.service.ts';

export interface SearchRequest extends Languages {
  readonly text: string;
  /** Without events that are over by then. */
  readonly since?: Date | undefined;
}

/** Where a title has what was searched for: from, to (exclusive). */
export type Mark = (title: string) => [number, number][];

/** As many as anybody would page through. */
const maxIds = 1000;

/** The ids of one kind that a visitor's words may mean, the best first: what lists are narrowed down to. */
export async function findIds(
  db: Db,
  kind: SearchKind,
  request: SearchRequest,
): Promise<{ ids: number[]; mark: Mark }> {
  const understood = await understand(db, request.text, request);
  const found = await search(understood, request, (queries) =>
    selectMatches(db, { queries, kinds: [kind], since: request.since, limit: maxIds }),
  );
  return { ids: found.map(({ id }) => id), mark: makeMark(understood) };
}

const makeMark =
  ({ marks }: Understood): Mark =>
  (title) =>
    markWords(title, marks);

/** What has every term; where there is nothing, what has any of them. */
async function search<Found>(
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

interface SuggestQuery {
  readonly q?: string | undefined;
  readonly lang?: string | undefined;
}

const maxSuggestions = 10;
const sections = { event: 'events', person: 'persons', place: 'places' } as const;

/** What suggestions need beside what all reading does. */
export interface SuggestionReader extends Reader {
  readonly names: NameIndexKeeper;
}

/** Up to 10 things that may be meant by what has been typed so far. */
export async function suggest(
  reader: SuggestionReader,
  { q, lang }: SuggestQuery,
): Promise<{ results: Suggestion[] }> {
  if (!q) return { results: [] };
  const { mainLang } = await reader.settings();
  const languages = { lang: lang ?? mainLang, mainLang };
  const understood = await understand(reader.db, q, languages);
  const since = reader.now();
  const matches = await search(understood, languages, async (queries) => {
    const named = reader.names.read()?.find(queries, since.getTime(), maxSuggestions);
    // Long texts, which PostgreSQL alone has, come after names.
    if (named?.length === maxSuggestions) return named;
    return selectMatches(reader.db, { queries, kinds: namedKinds, since, limit: maxSuggestions });
  });
  const mark = makeMark(understood);
  const shown = await selectShown(reader.db, matches, languages);
  const results = shown.flatMap(({ kind, id, title, picture }): Suggestion[] => {
    if (kind === 'news') return [];
    return [
      {
        kind,
        id,
        title,
        address: `/${sections[kind]}/${id}`,
        search_matches: mark(title),
        picture: picture ? wirePicture(picture, languages) : null,
      },
    ];
  });
  return { results };
}
