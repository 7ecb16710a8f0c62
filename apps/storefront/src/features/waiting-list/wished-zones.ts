import type { Offers } from '@parterre/contracts/dates/offers';

type Priced = Pick<Offers['zones'][number], 'name' | 'price' | 'service_fee'>;

/** What a date sells, as far as somebody who waits for it chooses. */
export interface DateOffers {
  readonly zones: readonly (Priced & { readonly id: string })[];
  readonly general: readonly (Priced & { readonly zone_id: string })[];
}

export interface WishedZone {
  readonly id: string;
  readonly name: string;
  /** Fee included. */
  readonly price: number;
}

/** The zones of all dates that are waited for, the dearest first. */
export function wishedZones(dates: readonly DateOffers[]): WishedZone[] {
  const zones = new Map<string, WishedZone>();
  const listed = dates.flatMap(({ zones, general }) => [
    ...zones,
    ...general.map((offer) => ({ ...offer, id: offer.zone_id })),
  ]);
  for (const { id, name, price, service_fee } of listed) {
    const all = price + service_fee;
    zones.set(id, { id, name, price: Math.max(all, zones.get(id)?.price ?? 0) });
  }
  return [...zones.values()].toSorted((a, b) => b.price - a.price);
}

/** Of the zones that are wanted. */
export const highestPrice = (zones: readonly WishedZone[], wanted: ReadonlySet<string>): number =>
  Math.max(0, ...zones.filter(({ id }) => wanted.has(id)).map(({ price }) => price));
