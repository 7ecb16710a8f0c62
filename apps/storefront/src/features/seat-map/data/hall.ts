import { type BitSet, changeSet, hasSeat } from '@parterre/domain/seats/bit-set';
import { formatOfferId, parseOfferId } from '@parterre/domain/seats/offer-id';
import { findRow, type SeatPlan, seatLabel } from '@parterre/domain/seats/plan/plan';
import type { Scene } from '../renderer/scene.ts';
import type { SeatMapProps, TicketState } from '../seat-map-props.ts';
import type { ZoneView } from './sale.ts';

/** The hall of one date as this visitor sees it. */
export interface Hall {
  readonly performanceId: number;
  readonly plan: SeatPlan;
  readonly scene: Scene;
  /** By the index of a zone in the plan; undefined when it is not for sale. */
  readonly zones: readonly (ZoneView | undefined)[];
  /** What this visitor may choose, own seats included; null until the availability has been read. */
  readonly free: BitSet | null;
  readonly ownSeats: ReadonlyMap<number, TicketState>;
  /** Seats that codes of this visitor open, free or not. */
  readonly opened: readonly number[];
}

export type SeatState = TicketState['kind'] | 'free' | 'taken' | 'unknown';

/** The tickets of a date that are seats. */
export function parseOwnSeats(
  performanceId: number,
  tickets: SeatMapProps['tickets'],
): Map<number, TicketState> {
  const seats = new Map<number, TicketState>();
  for (const [id, state] of tickets) {
    const ticket = parseOfferId(id);
    if (ticket?.kind === 'seat' && ticket.performanceId === performanceId) seats.set(ticket.seat, state);
  }
  return seats;
}

export const seatsInState = (
  { ownSeats }: Pick<Hall, 'ownSeats'>,
  ...kinds: TicketState['kind'][]
): number[] => [...ownSeats].filter(([, { kind }]) => kinds.includes(kind)).map(([seat]) => seat);

/** The server counts the visitor's own seats as taken; the visitor may still choose them. */
export const freeForVisitor = (ownSeats: Hall['ownSeats'], free: BitSet): BitSet =>
  changeSet(free, { add: seatsInState({ ownSeats }, 'mine', 'pending') });

export const seatZone = ({ plan, zones }: Hall, seat: number): ZoneView | undefined =>
  zones[plan.zone[seat] ?? 0];

export function seatState(hall: Hall, seat: number): SeatState {
  const own = hall.ownSeats.get(seat);
  if (own) return own.kind;
  if (!hall.free) return 'unknown';
  return hasSeat(hall.free, seat) && seatZone(hall, seat) ? 'free' : 'taken';
}

export const toTicketIds = (performanceId: number, seats: readonly number[]): string[] =>
  seats.map((seat) => formatOfferId({ kind: 'seat', performanceId, seat }));

/** `3-5-12`: the third section of the hall, row 5, seat 12. `parseSeatLink` reads it. */
export function formatSeatLink(plan: SeatPlan, seat: number): string {
  const { section, label } = findRow(plan, seat);
  return `${section + 1}-${label}-${seatLabel(plan, seat)}`;
}
