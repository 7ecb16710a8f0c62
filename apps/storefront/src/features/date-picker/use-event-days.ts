import type { EventsDay } from '@parterre/contracts/reference/reference-items';
import { useApiQuery } from '../../api/use-api-query.ts';
import { countedQuery } from '../../listing/counted-query.ts';
import type { FilterProps } from '../../listing/filter-props.ts';

export type EventDays = ReadonlyMap<string, EventsDay>;

type Filtered = Pick<FilterProps, 'filters' | 'currency'>;

/** How many events each day has under all filters but the dates; undefined until it is loaded. */
export const useEventDays = (props: Filtered) => useDays(props, {});

/** The same with prices, and how much of a day is sold. */
export const useDaySales = (props: Filtered) => useDays(props, { currency_code: props.currency });

function useDays({ filters, currency }: Filtered, more: Readonly<Record<string, string>>) {
  const query = {
    ...countedQuery({ ...filters, date_gte: null, date_lte: null }, currency),
    ...more,
    limit: '500',
  };
  const { data } = useApiQuery(`days ${JSON.stringify(query)}`, async (api, signal): Promise<EventDays> => {
    const { results } = await api.listEventsDates(query, { signal });
    return new Map(results.map((day) => [day.date, day]));
  });
  return data;
}
