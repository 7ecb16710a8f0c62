import type { Event } from '@parterre/contracts/events/event';
import type { EventSort } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useEffect, useState } from 'react';
import { type ApiQueryResult, useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { isGeneratedListing, listQuery } from '../../listing/listing-keys.ts';
import type { EventPages } from './event-pages.ts';

/** The list as the page came with it. */
export interface GeneratedList {
  readonly page: number;
  readonly total: number;
  /** How many events are on it. */
  readonly count: number;
}

export interface ListQuery {
  readonly query: string;
  readonly generated: GeneratedList;
  readonly currency: string;
  readonly defaultSort: EventSort;
}

export interface ListedEvents extends Pick<ApiQueryResult<unknown>, 'state' | 'retry'> {
  /** Whether the generated list is the one meant. */
  readonly isGenerated: boolean;
  /** Shown also until the first other list is loaded. Then one that was seen stays, hidden, as it was left; one that only reserved the space goes. */
  readonly generatedMode: 'visible' | 'hidden' | undefined;
  /** Whether it only reserves the space for another list, which the address means. */
  readonly isSkeleton: boolean;
  /** Behind the generated list, or instead of it. */
  readonly pages: readonly (readonly Event[])[];
  /** The last one that is in sight. */
  readonly lastPage: number;
  /** How many events are in sight. */
  readonly shown: number;
  /** Undefined until it is loaded. */
  readonly total: number | undefined;
}

/** What the address means: the generated list, that list with more pages, or another one; the last two are fetched. */
export function useListedEvents({ query, generated, currency, defaultSort }: ListQuery): ListedEvents {
  const lang = useLanguage();
  const parameters = listQuery(query);
  const isGenerated = isGeneratedListing(query);
  const after = isGenerated ? generated.page : null;
  const key =
    isGenerated && parameters === '' ? null : `events ${[lang, currency, after, parameters].join(' ')}`;
  const { data, state, retry } = useApiQuery<EventPages>(key, async (api, signal) => {
    const { fetchEvents } = await import('./fetch-events.ts');
    return fetchEvents(api, signal, { query, defaultSort, lang, currency, after });
  });
  const wasSeen = useWasGeneratedSeen(isGenerated);
  const fitting = data?.isContinuation === isGenerated ? data : undefined;
  const pages = fitting?.pages ?? [];
  return {
    isGenerated,
    pages,
    state,
    retry,
    generatedMode: isGenerated || !fitting ? 'visible' : wasSeen ? 'hidden' : undefined,
    isSkeleton: !isGenerated && !fitting && !wasSeen,
    lastPage: fitting ? fitting.firstPage + pages.length - 1 : generated.page,
    shown: pages.flat().length + (isGenerated ? generated.count : 0),
    total: isGenerated ? generated.total : fitting?.total,
  };
}

/** A visitor who comes by a filtered address must not see another list first. */
function useWasGeneratedSeen(isGenerated: boolean): boolean {
  const [wasSeen, setSeen] = useState(
    () => import.meta.env.SSR || isGeneratedListing(location.search.slice(1)),
  );
  useEffect(() => {
    // While the page is being hydrated, the query is still empty.
    if (isGenerated && isGeneratedListing(location.search.slice(1))) setSeen(true);
  }, [isGenerated]);
  return wasSeen;
}
