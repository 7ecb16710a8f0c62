import type { PublicApi } from '@parterre/api-client/public-api';
import type { SortOrder } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { filtersToApiQuery } from '@parterre/domain/catalogue-filters/filters-to-api-query';
import { keepAnswer, keptAnswer } from '../../api/answers.ts';
import { listingFromQuery } from '../../listing/listing-address.ts';
import { type EventPages, eventsPerPage } from './event-pages.ts';

export interface EventsWish {
  readonly query: string;
  readonly usualSort: SortOrder;
  readonly lang: string;
  readonly currency: string;
  /** The generated page that the events go on from; null when they stand instead of it. */
  readonly after: number | null;
}

type Page = Awaited<ReturnType<PublicApi['listEvents']>>;

/** The pages that an address means. Those that are known are not asked for again. */
export async function askEvents(api: PublicApi, signal: AbortSignal, wish: EventsWish): Promise<EventPages> {
  const { filters, lastPage } = listingFromQuery(wish.query, wish.usualSort);
  const firstPage = wish.after === null ? filters.page : wish.after + 1;
  const length = Math.max((lastPage ?? firstPage) - firstPage + 1, 0);

  const askPage = async (page: number): Promise<Page> => {
    const query = {
      ...filtersToApiQuery({ ...filters, page }),
      limit: String(eventsPerPage),
      lang: wish.lang,
      currency_code: wish.currency,
    };
    const question = `page ${JSON.stringify(query)}`;
    const answer = keptAnswer<Page>(question) ?? (await api.listEvents(query, { signal }));
    keepAnswer(question, answer);
    return answer;
  };

  const answers = await Promise.all(Array.from({ length }, (_, index) => askPage(firstPage + index)));
  return {
    isContinuation: wish.after !== null,
    firstPage,
    pages: answers.map(({ results }) => results),
    total: answers.at(-1)?.total ?? 0,
  };
}
