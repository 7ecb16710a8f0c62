import { type ApiQueryResult, useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import type { FoundCounts } from './found-kinds.ts';

export interface Found {
  readonly counts: FoundCounts;
  /** What the words were taken for, unless for themselves. */
  readonly understood: string | undefined;
}

/** How much of each kind the words find, without any filters. */
export function useFoundCounts(search: string): ApiQueryResult<Found> {
  const lang = useLanguage();
  const query = { search, lang, limit: 1 };
  return useApiQuery(search === '' ? null : `found ${lang} ${search}`, async (api, signal) => {
    const [event, person, place, news] = await Promise.all([
      api.listEvents(query, { signal }),
      api.listPersons(query, { signal }),
      api.listPlaces(query, { signal }),
      api.listNews(query, { signal }),
    ]);
    return {
      counts: { event: event.total, person: person.total, place: place.total, news: news.total },
      understood: event.understood_as,
    };
  });
}
