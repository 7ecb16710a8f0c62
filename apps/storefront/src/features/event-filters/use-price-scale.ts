import type { Event } from '@parterre/contracts/events/event';
import { useAnswer } from '../../api/use-answer.ts';
import { type PriceScale, priceScale } from './price-scale.ts';

const byPrice = { limit: 1, sort_by: 'price' } as const;

/** Of all events to come, so that the scale stands still while other filters change. */
export function usePriceScale(currency: string): PriceScale | undefined {
  const { answer } = useAnswer(`prices ${currency}`, async (api, signal) => {
    const ask = (sort_on: 'asc' | 'desc') =>
      api.listEvents({ ...byPrice, sort_on, currency_code: currency }, { signal });
    const [cheapest, dearest] = await Promise.all([ask('asc'), ask('desc')]);
    const of = ({ results: [event] }: { results: readonly Event[] }) => event?.price;
    return { lowest: of(cheapest)?.min ?? 0, highest: of(dearest)?.max ?? 0 };
  });
  return answer && answer.highest > answer.lowest ? priceScale(answer.lowest, answer.highest) : undefined;
}
