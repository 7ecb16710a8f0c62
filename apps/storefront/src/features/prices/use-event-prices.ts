import { pricePaths } from '@parterre/contracts/paths/price-paths';
import type { EventPrice } from '@parterre/contracts/prices/price-items';
import type { RouteReply } from '@parterre/contracts/route-types';
import { readPublic } from '../../api/read-json.ts';
import { useSite } from '../../theme/site-settings.ts';
import { priceStore, ticketSourceId } from './price-store.ts';
import { useLivePrices } from './use-live-prices.ts';

const store = priceStore<EventPrice>();

interface PricedEvent {
  readonly id: number;
  readonly sourceId: number;
}

/** Live prices of all events of a page, by event, fetched in one call. */
export function useEventPrices(
  events: readonly PricedEvent[],
  currency: string,
): ReadonlyMap<number, EventPrice> {
  const { api } = useSite();
  const all = [...new Map(events.map((event) => [event.id, event])).values()];
  return useLivePrices({
    store,
    currency,
    eventIds: all.map(({ id }) => id),
    load: async (signal) => {
      if (all.length === 0) return [];
      const event_source_id_in = all.map(({ sourceId }) => sourceId);
      const query = { event_source_id_in, currency_code: currency, source_id: ticketSourceId };
      const path = pricePaths.listEventsPrices;
      const { results } = await readPublic<RouteReply<'listEventsPrices'>>(api, path, { query, signal });
      return results;
    },
  });
}
