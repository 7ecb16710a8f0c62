import type { EventPrice } from '@parterre/contracts/prices/price-items';
import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import { useApiQuery } from '../../api/use-api-query.ts';

/** Spec §7: the source of tickets that every call for prices names. */
const ticketSourceId = 2;

/** What the events suggested cost by now, as their cards would say; by the ids of their source. */
export function useSuggestedPrices(
  suggestions: readonly Suggestion[],
  currency: string,
): ReadonlyMap<number | undefined, EventPrice> {
  const ids = suggestions.flatMap(({ event_source_id }) => event_source_id ?? []);
  const key = ids.length === 0 ? null : `suggested prices ${currency} ${ids}`;
  const { data = [] } = useApiQuery(key, async (api, signal) => {
    const query = { event_source_id_in: ids, currency_code: currency, source_id: ticketSourceId };
    const { results } = await api.listEventsPrices(query, { signal });
    return results;
  });
  return new Map(data.map((price) => [price.event_source_id, price]));
}
