import { type BitSet, changeSet, hasSeat } from '@parterre/domain/seats/bit-set';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { formatTicketId, parseTicketId } from '@parterre/domain/seats/ticket-id';
import type { Scene } from '../engine/scene.ts';
import type { SeatMapProps, TicketState } from '../seat-map-props.ts';
import type { ZoneView } from './zone-view.ts';

/** A hall on one evening, as this visitor sees it. */
export interface Hall {
  readonly dateId: number;
  readonly plan: SeatPlan;
  readonly scene: Scene;
  /** By the index of a zone in the plan; undefined when it is not for sale. */
  readonly zones: readonly (ZoneView | undefined)[];
  /** What this visitor may have, own seats included; null until it is known. */
  readonly free: BitSet | null;
  /** This visitor's seats by how they stand. */
  readonly seats: ReadonlyMap<number, TicketState>;
}

export type SeatState = TicketState['kind'] | 'free' | 'taken' | 'unknown';

/** The tickets of a date that are seats. */
export function ownSeats(dateId: number, tickets: SeatMapProps['tickets']): Map<number, TicketState> {
  const seats = new Map<number, TicketState>();
  for (const [id, state] of tickets) {
    const ticket = parseTicketId(id);
    if (ticket?.kind === 'seat' && ticket.dateId === dateId) seats.set(ticket.seat, state);
  }
  return seats;
}

export const seatsWith = ({ seats }: Pick<Hall, 'seats'>, ...kinds: TicketState['kind'][]): number[] =>
  [...seats].filter(([, { kind }]) => kinds.includes(kind)).map(([seat]) => seat);

/** To others, seats of this visitor are taken. */
export const freeFor = (seats: Hall['seats'], free: BitSet): BitSet =>
  changeSet(free, { add: seatsWith({ seats }, 'mine', 'pending') });

export const zoneOf = ({ plan, zones }: Hall, seat: number): ZoneView | undefined =>
  zones[plan.zone[seat] ?? 0];

export function stateOf(hall: Hall, seat: number): SeatState {
  const own = hall.seats.get(seat);
  if (own) return own.kind;
  if (!hall.free) return 'unknown';
  return hasSeat(hall.free, seat) && zoneOf(hall, seat) ? 'free' : 'taken';
}

export const ticketsOf = (dateId: number, seats: readonly number[]): string[] =>
  seats.map((seat) => formatTicketId({ kind: 'seat', dateId, seat }));
