import { fromWire } from '@parterre/domain/money/wire-money';
import { at, type SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Wish } from '@parterre/domain/waiting-list/wish';
import type { SoldPerformance } from '../../performances/performance-cache.service.ts';
import type { WishRow } from './waiting-list.queries.ts';

/** What one ticket of a zone costs, fees included, in minor units; undefined where it is not sold in that currency. */
export function zonePriceMinor(
  { zones }: SoldPerformance,
  zone: string,
  currency: string,
): number | undefined {
  const found = zones.get(zone)?.prices[currency];
  return (
    found &&
    fromWire(found.price, currency).amountMinor + fromWire(found.extra.service_fee, currency).amountMinor
  );
}

/** The id of the zone that a seat is of. */
export const seatZone = (plan: SeatPlan, seat: number): string => plan.zones[at(plan.zone, seat)]?.id ?? '';

/** What all of an allotment costs today. */
export function totalMinor(
  { date, plan }: { readonly date: SoldPerformance; readonly plan: SeatPlan | undefined },
  { zone, units }: { readonly zone: string | null; readonly units: readonly number[] },
  currency: string,
): number {
  const zones =
    zone !== null ? units.map(() => zone) : units.map((seat) => (plan ? seatZone(plan, seat) : ''));
  return zones.reduce((sum, each) => sum + (zonePriceMinor(date, each, currency) ?? 0), 0);
}

/** As the rules see it. */
export const toWish = ({
  id,
  count,
  zones,
  max_minor,
  currency,
}: Pick<WishRow, 'id' | 'count' | 'zones' | 'max_minor' | 'currency'>): Wish => ({
  id,
  count,
  zones: new Set(zones),
  maxMinor: max_minor,
  currency,
});
