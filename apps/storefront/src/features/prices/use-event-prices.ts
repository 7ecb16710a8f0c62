import type { EventPrice } from '@parterre/contracts/prices/price-items';
import { askApi } from '../../api/ask-api.ts';
import { useSite } from '../../theme/site-settings.ts';
import { ownSource } from './own-source.ts';
import { priceStore } from './price-store.ts';
import { useLivePrices } from './use-live-prices.ts';

const store = priceStore<EventPrice>();

interface PricedEvent {
  readonly id: number;
  readonly sourceId: number;
}

/** Live prices of all events of a page, by event, asked for in one call. */
export function useEventPrices(
  events: readonly PricedEvent[],
  currency: string,
): ReadonlyMap<number, EventPrice> {
  const { api } = useSite();
  const all = [...new Map(events.map((event) => [event.id, event])).values()];
  return useLivePrices({
    ...{ store, currency },
    key: all.map(({ id }) => id).join(),
    ask: async (signal, eventIds) => {
      const wanted = eventIds ? all.filter(({ id }) => eventIds.includes(id)) : all;
      if (wanted.length === 0) return [];
      const event_source_id_in = wanted.map(({ sourceId }) => sourceId);
      const query = { event_source_id_in, currency_code: currency, source_id: ownSource };
      return (await askApi(api, { name: 'listEventsPrices', query, signal })).results;
    },
  });
}
