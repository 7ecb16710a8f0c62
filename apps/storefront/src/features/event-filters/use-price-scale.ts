import type { Event } from '@parterre/contracts/events/event';
import { useApiQuery } from '../../api/use-api-query.ts';
import { type PriceScale, priceScale } from './price-scale.ts';

const byPrice = { limit: 1, sort_by: 'price' } as const;

/** Of all events to come, so that the scale does not change with other filters. */
export function usePriceScale(currency: string): PriceScale | undefined {
  const { data } = useApiQuery(`prices ${currency}`, async (api, signal) => {
    const listByPrice = (sort_on: 'asc' | 'desc') =>
      api.listEvents({ ...byPrice, sort_on, currency_code: currency }, { signal });
    const [cheapest, dearest] = await Promise.all([listByPrice('asc'), listByPrice('desc')]);
    const firstPrice = ({ results: [event] }: { results: readonly Event[] }) => event?.price;
    return { lowest: firstPrice(cheapest)?.min ?? 0, highest: firstPrice(dearest)?.max ?? 0 };
  });
  return data && data.highest > data.lowest ? priceScale(data.lowest, data.highest) : undefined;
}
