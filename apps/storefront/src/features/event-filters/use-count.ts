import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useApiQuery } from '../../api/use-api-query.ts';
import { countedQuery } from '../../listing/counted-query.ts';

/** How many events match; the last count stays until the next is loaded. */
export function useCount(filters: CatalogueFilters, currency: string): number | undefined {
  const query = { ...countedQuery(filters, currency), limit: '1' };
  const { data } = useApiQuery(`count ${JSON.stringify(query)}`, async (api, signal) => {
    const { total } = await api.listEvents(query, { signal });
    return total;
  });
  return data;
}
