import { createHmac, hash } from 'node:crypto';
import type { RoomStatus } from '@parterre/contracts/waiting-room/waiting-room';
import { heededRate } from '@parterre/domain/waiting-room/admission-rate';
import {
  chanceLimits,
  joiningMs,
  type RoomPhase,
  roomPhase,
} from '@parterre/domain/waiting-room/describe-wait';
import { drawKey, drawnNumber, lotFraction } from '@parterre/domain/waiting-room/draw';
import type { Place } from './room-cookies.ts';
import type { OpeningRow, RoomRow } from './waiting-room.queries.ts';

/** A room with when its sale opens, as the catalogue has it. */
export interface RoomView extends RoomRow {
  /** Undefined where it has always been open. */
  readonly opensAt: Date | undefined;
  /** When the last of its sales ends; undefined where none is to be played any more. */
  readonly salesEndAt: Date | undefined;
}

export function viewRoom(row: RoomRow, openings: readonly OpeningRow[]): RoomView {
  const own = openings.filter(
    ({ performance_id, status }) => row.performance_ids.includes(performance_id) && status === 'scheduled',
  );
  const starts = own.map(({ sale_starts_at }) => sale_starts_at?.getTime() ?? Number.NEGATIVE_INFINITY);
  const first = Math.min(...starts);
  const last = Math.max(...own.map(({ sale_ends_at }) => sale_ends_at.getTime()));
  return {
    ...row,
    opensAt: Number.isFinite(first) ? new Date(first) : undefined,
    salesEndAt: Number.isFinite(last) ? new Date(last) : undefined,
  };
}

export const readPhase = (room: RoomView, at: Date): RoomPhase =>
  roomPhase(
    {
      opensAtMs: room.opensAt?.getTime() ?? Number.NEGATIVE_INFINITY,
      isDrawn: room.drawn !== null && room.drawn_at !== null,
      isPaused: room.is_paused,
      ended: room.ended_by === 'sold_out' ? 'sold_out' : room.ended_by === 'off' ? 'off' : null,
    },
    at.getTime(),
  );

/** Undefined before the draw. */
export function findNumber(room: RoomRow, place: Place): number | undefined {
  if (place.number !== null) return place.number;
  if (room.drawn === null || room.drawn_at === null) return undefined;
  const digest = createHmac('sha256', drawKey(room.seed, room.beacon_randomness)).update(place.id).digest();
  return drawnNumber(lotFraction(digest), room.drawn);
}

/** For everybody: nothing of it is secret, and before the draw the seed is not in it. */
export function describeRoom(room: RoomView, at: Date): RoomStatus {
  const isDrawn = room.drawn !== null && room.drawn_at !== null;
  const { opensAt, beacon_round: round, beacon_randomness: randomness } = room;
  const stock = { seatsFree: room.seats_free, seatsHeld: room.seats_held };
  const { likely, uncertain } = chanceLimits(stock);
  return {
    room: room.id,
    event_id: room.event_id,
    date_ids: room.performance_ids,
    phase: readPhase(room, at),
    opens_at: opensAt?.toISOString() ?? null,
    joins_from: opensAt ? new Date(opensAt.getTime() - joiningMs).toISOString() : null,
    seed_digest: hash('sha256', room.seed, 'hex'),
    seed: isDrawn ? room.seed : null,
    beacon: isDrawn && round !== null && randomness !== null ? { round, randomness } : null,
    drawn: isDrawn ? room.drawn : null,
    taken: room.taken,
    serving: room.serving,
    people_per_minute: Math.round(
      60 * heededRate(room.rate, { maxRate: room.max_rate, isPaused: room.is_paused }),
    ),
    seats_free: room.seats_free,
    seats_held: room.seats_held,
    likely_below: likely,
    uncertain_below: uncertain,
    written_at: at.toISOString(),
  };
}
