import { bestAvailable } from '../seats/best-available/best-available.ts';
import { type BitSet, changeSet, countSeats } from '../seats/bit-set.ts';
import type { SeatPlan } from '../seats/plan/plan.ts';
import type { Wish } from './wish.ts';

/** What of one performance can be had by those who wait. */
export interface WaitingStock {
  /** Undefined where nobody has a numbered seat. */
  readonly seats: { readonly plan: SeatPlan; readonly free: BitSet } | undefined;
  /** Units of general admission, by zone. */
  readonly units: ReadonlyMap<string, number>;
  /** What a ticket of a zone costs, fees included; undefined where it is not sold in that currency. */
  readonly priceMinor: (zone: string, currency: string) => number | undefined;
}

export type Allotted =
  | { readonly kind: 'seats'; readonly wishId: string; readonly seats: readonly number[] }
  | { readonly kind: 'units'; readonly wishId: string; readonly zone: string; readonly count: number };

/**
 * Who is offered what: wish by wish in the order of the line, each the best that it wholly wants of what is left. One that wants
 * more together than there is lets the next one pass, and stays where it is.
 */
export function allotStock(wishes: readonly Wish[], stock: WaitingStock): readonly Allotted[] {
  const allotted: Allotted[] = [];
  let { seats } = stock;
  const units = new Map(stock.units);
  for (const wish of wishes) {
    const zones = new Set([...wish.zones].filter((zone) => isAffordable(stock, wish, zone)));
    const found = seats && findTogether(seats, wish, zones);
    if (seats && found) {
      seats = { ...seats, free: changeSet(seats.free, { remove: found }) };
      allotted.push({ kind: 'seats', wishId: wish.id, seats: found });
      continue;
    }
    const zone = [...zones].find((id) => (units.get(id) ?? 0) >= wish.count);
    if (zone === undefined) continue;
    units.set(zone, (units.get(zone) ?? 0) - wish.count);
    allotted.push({ kind: 'units', wishId: wish.id, zone, count: wish.count });
  }
  return allotted;
}

/** Whether something can be had that wholly meets a wish: then nobody need wait for it. */
export const canBeMet = (wish: Wish, stock: WaitingStock): boolean => allotStock([wish], stock).length > 0;

function isAffordable({ priceMinor }: WaitingStock, { currency, maxMinor }: Wish, zone: string): boolean {
  const price = priceMinor(zone, currency);
  return price !== undefined && price <= maxMinor;
}

/** Side by side, by the rules of the best available: accessible seats are for those who ask at the box office. */
function findTogether(
  { plan, free }: NonNullable<WaitingStock['seats']>,
  { count }: Wish,
  wanted: ReadonlySet<string>,
): readonly number[] | undefined {
  if (countSeats(free) < count) return undefined;
  const zones = new Set(plan.zones.flatMap(({ id }, index) => (wanted.has(id) ? index : [])));
  if (zones.size === 0) return undefined;
  // Whoever is first in line is offered the best: nothing is to be shuffled.
  const { seats, together } = bestAvailable(plan, free, { count, zones, seed: 0 });
  return together ? seats : undefined;
}
