import { bestOffers, type SeatOffer } from '@parterre/domain/seats/best-available/best-offers';
import type { SeatNeed } from '@parterre/domain/seats/best-available/seat-search';
import { type Hall, seatsInState } from '../data/hall.ts';

export interface BestSeatsQuery {
  readonly count: number;
  readonly needs: readonly SeatNeed[];
  /** Of one seat, fee included, in minor units; any price when left out. */
  readonly maxPrice?: number;
  /** Ids; any zone when empty or left out. */
  readonly zones?: readonly string[];
}

/** Seats that are proposed to the visitor, and why; nothing is chosen until they are accepted. */
export type Suggestion = { readonly seats: readonly number[] } & (
  | { readonly kind: 'offers'; readonly offers: readonly SeatOffer[] }
  /** By somebody else, with a link; too few are left; it is not known which are free. */
  | { readonly kind: 'shared' | 'not_enough' | 'unknown' }
);

/** `excluded` are the seats that were suggested before; the seed orders equals, so that not everybody is offered the same. */
export function findBestSeats(
  hall: Hall,
  { count, needs, maxPrice, zones: wanted = [] }: BestSeatsQuery,
  { excluded, seed }: { readonly excluded: readonly number[]; readonly seed: number },
): Suggestion {
  const { plan, free, zones } = hall;
  if (!free) return { kind: 'unknown', seats: [] };
  const isOffered = (id: string | undefined): boolean =>
    id !== undefined && (wanted.length === 0 || wanted.includes(id));
  const offers = bestOffers(plan, free, {
    count,
    needs,
    seed,
    zones: new Set(zones.flatMap((zone, index) => (isOffered(zone?.id) ? [index] : []))),
    zonePrices: zones.map((zone) => zone?.price.amountMinor ?? Number.POSITIVE_INFINITY),
    exclude: new Set([...excluded, ...seatsInState(hall, 'mine', 'pending')]),
    ...(maxPrice !== undefined && { maxPrice }),
  });
  const seats = offers.flatMap((offer) => offer.seats);
  return offers.length > 0 ? { kind: 'offers', offers, seats } : { kind: 'not_enough', seats };
}
