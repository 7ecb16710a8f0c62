import { performanceState } from './describe-event.ts';
import { type Fits, unpriced } from './event-filters.ts';
import type { EventIndex } from './event-index.ts';

/** How the performances of a day sell. */
export interface DaySales {
  readonly onSale: number;
  readonly soldOut: number;
  /** Of those on sale, in minor units; NaN where none is priced. */
  readonly minMinor: number;
}

const noSales: DaySales = { onSale: 0, soldOut: 0, minMinor: Number.NaN };

/** By day, counted from 1970. Days on which nothing sells or has been sold are not named. */
export function countDaySales(
  index: EventIndex,
  fits: Fits,
  { at, currency }: { readonly at: Date; readonly currency: string },
): ReadonlyMap<number, DaySales> {
  const { eventId, day } = index.performances;
  const prices = index.prices.get(currency) ?? unpriced;
  const sales = new Map<number, DaySales>();
  for (let id = 0; id < eventId.length; id += 1) {
    if (!eventId[id] || !fits(id)) continue;
    const state = performanceState(index, id, at);
    const { onSale, soldOut, minMinor } = sales.get(day[id] ?? 0) ?? noSales;
    const price = prices.minMinor[id] ?? Number.NaN;
    if (state === 'on_sale')
      sales.set(day[id] ?? 0, {
        onSale: onSale + 1,
        soldOut,
        // What is not a number is no more than anything.
        minMinor: price >= minMinor || Number.isNaN(price) ? minMinor : price,
      });
    else if (state === 'sold_out') sales.set(day[id] ?? 0, { onSale, soldOut: soldOut + 1, minMinor });
  }
  return sales;
}
