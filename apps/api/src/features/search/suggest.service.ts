import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import type { Reader } from '../catalogue/reader.ts';
import { wirePicture } from '../catalogue/wire-picture.ts';
import { findMatches } from './find-matches.service.ts';
import { selectPictures } from './matches.queries.ts';

interface SuggestQuery {
  readonly q?: string | undefined;
  readonly lang?: string | undefined;
}

const mostSuggestions = 10;
const kinds = ['event', 'person', 'place'] as const;
const sections = { event: 'events', person: 'persons', place: 'places' } as const;

/** Up to 10 things that may be meant by what has been typed so far. */
export async function suggest(reader: Reader, { q, lang }: SuggestQuery): Promise<{ results: Suggestion[] }> {
  if (!q) return { results: [] };
  const { mainLang } = await reader.settings();
  const languages = { lang: lang ?? mainLang, mainLang };
  const { matches, mark } = await findMatches(reader.db, {
    text: q,
    kinds,
    limit: mostSuggestions,
    since: reader.now(),
    ...languages,
  });
  const pictures = await selectPictures(reader.db, matches);
  const results = matches.flatMap(({ kind, id, title }): Suggestion[] => {
    if (kind === 'news') return [];
    const picture = pictures.get(`${kind} ${id}`);
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
