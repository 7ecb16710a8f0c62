import type { DatePrice } from '@parterre/contracts/prices/price-items';
import { askApi } from '../../api/ask-api.ts';
import { useSite } from '../../theme/site-settings.ts';
import { ownSource } from './own-source.ts';
import { priceStore } from './price-store.ts';
import { useLivePrices } from './use-live-prices.ts';

const store = priceStore<DatePrice>();

/** Live prices of an event's dates, by date. */
export function useDatePrices(
  { id, sourceId }: { readonly id: number; readonly sourceId: number },
  currency: string,
): ReadonlyMap<number, DatePrice> {
  const { api } = useSite();
  return useLivePrices({
    ...{ store, currency },
    key: String(id),
    ask: async (signal, eventIds) => {
      if (eventIds && !eventIds.includes(id)) return [];
      const query = { event_source_id: sourceId, currency, source_id: ownSource };
      return (await askApi(api, { name: 'listDatesPrices', query, signal })).results;
    },
  });
}
