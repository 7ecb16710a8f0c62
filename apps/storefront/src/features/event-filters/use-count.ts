import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useAnswer } from '../../api/use-answer.ts';
import { countedQuery } from '../../listing/counted-query.ts';

/** How many events fit; the last answer until the next has come. */
export function useCount(filters: CatalogueFilters, currency: string): number | undefined {
  const query = { ...countedQuery(filters, currency), limit: '1' };
  const { answer } = useAnswer(`count ${JSON.stringify(query)}`, async (api, signal) => {
    const { total } = await api.listEvents(query, { signal });
    return total;
  });
  return answer;
}
