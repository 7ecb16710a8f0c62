import type { Event } from '@parterre/contracts/events/event';
import type { SortOrder } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useEffect, useState } from 'react';
import { type Asked, useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { isGeneratedListing, questionOf } from '../../listing/listing-keys.ts';
import type { EventPages } from './event-pages.ts';

/** The list as the page came with it. */
export interface GeneratedList {
  readonly page: number;
  readonly total: number;
  /** How many events stand on it. */
  readonly count: number;
}

export interface ListWish {
  readonly query: string;
  readonly generated: GeneratedList;
  readonly currency: string;
  readonly usualSort: SortOrder;
}

export interface ListedEvents extends Pick<Asked<unknown>, 'state' | 'retry'> {
  /** Whether the generated list is the one meant. */
  readonly isGenerated: boolean;
  /** Whether it is in sight: also until the first other list has come. */
  readonly showsGenerated: boolean;
  /** Whether it only keeps the room for another list, which the visitor came for. */
  readonly isSkeleton: boolean;
  /** Behind the generated list, or instead of it. */
  readonly pages: readonly (readonly Event[])[];
  /** The last one that is in sight. */
  readonly lastPage: number;
  /** How many events are in sight. */
  readonly shown: number;
  /** Undefined as long as nothing is known. */
  readonly total: number | undefined;
}

/** What the address means: the generated list, that list going on, or another one, which is asked for. */
export function useListedEvents({ query, generated, currency, usualSort }: ListWish): ListedEvents {
  const lang = useLanguage();
  const list = questionOf(query);
  const isGenerated = isGeneratedListing(query);
  const after = isGenerated ? generated.page : null;
  const question = isGenerated && list === '' ? null : `events ${[lang, currency, after, list].join(' ')}`;
  const { answer, state, retry } = useAnswer<EventPages>(question, async (api, signal) => {
    const { askEvents } = await import('./ask-events.ts');
    return askEvents(api, signal, { query, usualSort, lang, currency, after });
  });
  const wasSeen = useWasGeneratedSeen(isGenerated);
  const fitting = answer?.isContinuation === isGenerated ? answer : undefined;
  const pages = fitting?.pages ?? [];
  return {
    ...{ isGenerated, pages, state, retry },
    showsGenerated: isGenerated || !fitting,
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
    // While the page is being hydrated, the query is not known yet.
    if (isGenerated && isGeneratedListing(location.search.slice(1))) setSeen(true);
  }, [isGenerated]);
  return wasSeen;
}
