import type { CounterZone } from '@parterre/contracts/console/counter';
import { changeDue } from '@parterre/domain/counter/change-due';
import { money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

/** What is about to be sold: seats of the plan, and places of zones without numbered seats. */
export interface SaleDraft {
  readonly seats: ReadonlySet<number>;
  readonly places: ReadonlyMap<string, number>;
}

export const emptyDraft: SaleDraft = { seats: new Set(), places: new Map() };

export const ticketCount = ({ seats, places }: SaleDraft): number =>
  [...places.values()].reduce((sum, count) => sum + count, seats.size);

/** The places of one zone made so many; none are left out. */
export function withPlaces({ seats, places }: SaleDraft, zone: string, count: number): SaleDraft {
  const others = [...places].filter(([id]) => id !== zone);
  return { seats, places: new Map(count > 0 ? [...others, [zone, count]] : others) };
}

/** As the sale is asked for. */
export const saleTickets = (performanceId: number, { seats, places }: SaleDraft) => [
  ...[...seats]
    .sort((one, other) => one - other)
    .map((seat) => ({ id: formatOfferId({ kind: 'seat', performanceId, seat }), count: 1 })),
  ...[...places].map(([zone, count]) => ({
    id: formatOfferId({ kind: 'general', performanceId, zone }),
    count,
  })),
];

/** What a seat costs, by its zone. */
export const seatPrice = (
  plan: SeatPlan,
  zones: readonly CounterZone[],
  seat: number,
): number | undefined => {
  const zone = plan.zones[plan.zone[seat] ?? -1]?.id;
  return zones.find(({ id }) => id === zone)?.price;
};

interface Priced {
  readonly plan: SeatPlan | undefined;
  readonly zones: readonly CounterZone[];
  readonly currency: string;
}

/** Added up in the smallest units, so that it is the sum that the server finds. */
export function saleTotal({ seats, places }: SaleDraft, { plan, zones, currency }: Priced): number {
  const minor = (price: number | undefined) => fromWire(price ?? 0, currency).amountMinor;
  const ofSeats = [...seats].reduce((sum, seat) => sum + (plan ? minor(seatPrice(plan, zones, seat)) : 0), 0);
  const ofPlaces = [...places].reduce(
    (sum, [zone, count]) => sum + count * minor(zones.find(({ id }) => id === zone)?.price),
    0,
  );
  return toWire(money(ofSeats + ofPlaces, currency));
}

/** A sum as people type it: `1 000`, `12,50`. Undefined when it is none. */
export function readSum(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

export type Change =
  | { readonly kind: 'due'; readonly amount: number }
  | { readonly kind: 'lacking' | 'unreadable' };

/** What goes back of what was given; nothing typed means the exact sum. */
export function readChange(typed: string, total: number, currency: string): Change {
  if (typed.trim() === '') return { kind: 'due', amount: 0 };
  const given = readSum(typed);
  if (given === undefined) return { kind: 'unreadable' };
  const due = changeDue(fromWire(total, currency).amountMinor, fromWire(given, currency).amountMinor);
  return due === undefined ? { kind: 'lacking' } : { kind: 'due', amount: toWire(money(due, currency)) };
}
