import type { PublicApi } from '@parterre/api-client/public-api';
import type { EventSort } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { filtersToApiQuery } from '@parterre/domain/catalogue-filters/filters-to-api-query';
import { cachedResponse, cacheResponse } from '../../api/response-cache.ts';
import { listingFromQuery } from '../../listing/listing-address.ts';
import { type EventPages, eventsPerPage } from './event-pages.ts';

export interface EventsQuery {
  readonly query: string;
  readonly defaultSort: EventSort;
  readonly lang: string;
  readonly currency: string;
  /** The generated page that the events follow; null when they replace it. */
  readonly after: number | null;
}

type Page = Awaited<ReturnType<PublicApi['listEvents']>>;

/** Fetches the pages that an address means. Cached ones are not fetched again. */
export async function fetchEvents(
  api: PublicApi,
  signal: AbortSignal,
  wanted: EventsQuery,
): Promise<EventPages> {
  const { filters, lastPage } = listingFromQuery(wanted.query, wanted.defaultSort);
  const firstPage = wanted.after === null ? filters.page : wanted.after + 1;
  const length = Math.max((lastPage ?? firstPage) - firstPage + 1, 0);

  const fetchPage = async (page: number): Promise<Page> => {
    const query = {
      ...filtersToApiQuery({ ...filters, page }),
      limit: String(eventsPerPage),
      lang: wanted.lang,
      currency_code: wanted.currency,
    };
    const key = `page ${JSON.stringify(query)}`;
    const reply = cachedResponse<Page>(key) ?? (await api.listEvents(query, { signal }));
    cacheResponse(key, reply);
    return reply;
  };

  const replies = await Promise.all(Array.from({ length }, (_, index) => fetchPage(firstPage + index)));
  return {
    isContinuation: wanted.after !== null,
    firstPage,
    pages: replies.map(({ results }) => results),
    total: replies.at(-1)?.total ?? 0,
  };
}
