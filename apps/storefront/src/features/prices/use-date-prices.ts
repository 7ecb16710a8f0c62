import { pricePaths } from '@parterre/contracts/paths/price-paths';
import type { DatePrice } from '@parterre/contracts/prices/price-items';
import type { RouteReply } from '@parterre/contracts/route-types';
import { readPublic } from '../../api/read-json.ts';
import { useSite } from '../../theme/site-settings.ts';
import { priceStore, ticketSourceId } from './price-store.ts';
import { useLivePrices } from './use-live-prices.ts';

const store = priceStore<DatePrice>();

/** Live prices of an event's dates, by date. */
export function useDatePrices(
  { id, sourceId }: { readonly id: number; readonly sourceId: number },
  currency: string,
): ReadonlyMap<number, DatePrice> {
  const { api } = useSite();
  return useLivePrices({
    store,
    currency,
    eventIds: [id],
    load: async (signal) => {
      const query = { event_source_id: sourceId, currency, source_id: ticketSourceId };
      const path = pricePaths.listDatesPrices;
      const { results } = await readPublic<RouteReply<'listDatesPrices'>>(api, path, { query, signal });
      return results;
    },
  });
}
