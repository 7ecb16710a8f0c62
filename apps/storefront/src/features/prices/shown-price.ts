import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import type { ShownPrice } from './price-from.tsx';

interface Generated {
  readonly price: { readonly min: number; readonly max: number } | null;
}

/** The live price once it is loaded, the generated one until then; null when nothing is left to buy. */
export function shownPrice(
  { price }: Generated,
  currency: string,
  live: EventPrice | DatePrice | undefined,
): ShownPrice | null {
  if (!live) return price && { ...price, currency };
  const { price_min: min, price_max: max, currency_code } = live;
  return min === null || max === null ? null : { min, max, currency: currency_code };
}

interface GeneratedEvent extends Generated {
  readonly dates: readonly { readonly id: number }[];
}

/** The price of an event out of the live prices of its dates; the generated one until they are loaded. */
export function eventPrice(
  event: GeneratedEvent,
  currency: string,
  live: ReadonlyMap<number, DatePrice>,
): ShownPrice | null {
  const livePrices = event.dates.flatMap(({ id }) => live.get(id) ?? []);
  if (livePrices.length === 0) return shownPrice(event, currency, undefined);
  const prices = livePrices.flatMap((price) => shownPrice(event, currency, price) ?? []);
  const [first] = prices;
  return first
    ? {
        min: Math.min(...prices.map(({ min }) => min)),
        max: Math.max(...prices.map(({ max }) => max)),
        currency: first.currency,
      }
    : null;
}
