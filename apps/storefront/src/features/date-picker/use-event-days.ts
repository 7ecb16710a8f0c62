import { useApiQuery } from '../../api/use-api-query.ts';
import { countedQuery } from '../../listing/counted-query.ts';
import type { FilterProps } from '../../listing/filter-props.ts';

/** How many events each day has under all filters but the dates; undefined until it is loaded. */
export function useEventDays({
  filters,
  currency,
}: Pick<FilterProps, 'filters' | 'currency'>): ReadonlyMap<string, number> | undefined {
  const query = {
    ...countedQuery({ ...filters, date_gte: null, date_lte: null }, currency),
    limit: '500',
  };
  const { data } = useApiQuery(`days ${JSON.stringify(query)}`, async (api, signal) => {
    const { results } = await api.listEventsDates(query, { signal });
    return new Map(results.map(({ date, events_count }) => [date, events_count]));
  });
  return data;
}
