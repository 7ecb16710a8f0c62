import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import type { ShownPrice } from './price-from.tsx';

interface Generated {
  readonly price: { readonly min: number; readonly max: number } | null;
}

/** The live price once it is known, the generated one until then; null when nothing is left to buy. */
export function shownPrice(
  { price }: Generated,
  currency: string,
  live: EventPrice | DatePrice | undefined,
): ShownPrice | null {
  if (!live) return price && { ...price, currency };
  const { price_min: min, price_max: max, currency_code } = live;
  return min === null || max === null ? null : { min, max, currency: currency_code };
}
