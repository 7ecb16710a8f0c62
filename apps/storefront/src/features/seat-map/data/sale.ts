import type { GeneralOffer, Offers } from '@parterre/contracts/dates/offers';
import { parseTicketId } from '@parterre/domain/seats/ticket-id';
import type { SeatMapProps } from '../seat-map-props.ts';
import type { KnownSeats } from './availability.ts';
import type { ZoneView } from './zone-view.ts';

/** What is sold on one evening, and how much of it this visitor may still have. */
export interface Sale {
  readonly offers: Offers;
  readonly zones: readonly ZoneView[];
  /** How many tickets are chosen, seats and places alike. */
  readonly chosenCount: number;
  /** How many more the order may have. */
  readonly room: number;
  readonly placesLeft: (offer: GeneralOffer) => number;
}

/** Seats and places of a zone that are left; `seats` are those counted in the hall, once it is known. */
export function leftInZone({ offers, placesLeft }: Sale, zone: string, seats: number | undefined): number {
  const places = offers.general.filter(({ zone_id }) => zone_id === zone).map(placesLeft);
  const seated = seats ?? offers.zones.find(({ id }) => id === zone)?.left ?? 0;
  return places.reduce((sum, count) => sum + count, seated);
}

/** Tickets of a date that are held or about to be. */
const countOf = (dateId: number, tickets: SeatMapProps['tickets']): number =>
  [...tickets].reduce((sum, [id, state]) => {
    const isCounted = state.kind !== 'refused' && parseTicketId(id)?.dateId === dateId;
    return isCounted ? sum + state.count : sum;
  }, 0);

export interface SaleFacts {
  readonly dateId: number;
  readonly tickets: SeatMapProps['tickets'];
  readonly known: KnownSeats | null | undefined;
}

/** `zones` are those of the offers; they are the same as long as the offers are. */
export function saleOf(
  offers: Offers,
  zones: readonly ZoneView[],
  { dateId, tickets, known }: SaleFacts,
): Sale {
  const chosenCount = countOf(dateId, tickets);
  return {
    offers,
    zones,
    chosenCount,
    room: Math.max(0, offers.max_per_order - chosenCount),
    placesLeft: ({ zone_id, left }) => known?.places[zone_id] ?? left,
  };
}
