import { randomUUID } from 'node:crypto';
import { canJoin } from '@parterre/domain/waiting-room/describe-wait';
import type { Db } from '../../database/connect.ts';
import { type Memo, makeMemo } from '../../response-cache/memo.ts';
import { makeHoldLoad } from './hold-load.ts';
import { makePlaceCounter } from './place-counter.ts';
import { admissionMs, type Place } from './room-cookies.ts';
import { findNumber, type RoomView, readPhase, viewRoom } from './room-view.ts';
import {
  addPlaces,
  deleteOldAdmissions,
  deleteOldLoads,
  selectOpenings,
  selectRoomOfPerformance,
  selectRooms,
  storeAdmission,
} from './waiting-room.queries.ts';

/** For so long those who waited can read how it ended. */
const shownAfterMs = 24 * 3_600_000;

/** Rooms that are on, or were until lately, each with its opening as the catalogue has it now. */
export async function readRooms(db: Db, at: Date): Promise<readonly RoomView[]> {
  const rows = await selectRooms(db, new Date(at.getTime() - shownAfterMs));
  if (rows.length === 0) return [];
  const openings = await selectOpenings(
    db,
    rows.flatMap(({ performance_ids }) => performance_ids),
  );
  return rows.map((row) => viewRoom(row, openings));
}

/** The room that a performance is or was in last. */
export const findRoomByPerformance = async (db: Db, performanceId: number): Promise<number | undefined> =>
  (await selectRoomOfPerformance(db, performanceId))?.id;

export type TakenPlaceResult =
  | { readonly kind: 'taken'; readonly place: Place; readonly isNew: boolean }
  | { readonly kind: 'unknown' | 'closed' };

export type ClaimResult =
  | { readonly kind: 'admitted'; readonly room: RoomView; readonly untilMs: number }
  | { readonly kind: 'unknown' | 'closed' | 'not-your-turn' };

export interface Claim {
  readonly roomId: number;
  readonly place: Place | undefined;
  readonly basketId: string;
}

export interface WaitingRooms {
  /** As they were a second ago at most. */
  list(): Promise<readonly RoomView[]>;
  find(roomId: number): Promise<RoomView | undefined>;
  /** The room that is on for a performance. */
  findOpen(performanceId: number): Promise<RoomView | undefined>;
  /** The ids of all that are on, by their performances. */
  listOpen(): Promise<ReadonlyMap<number, number>>;
  takePlace(roomId: number, existing: Place | undefined): Promise<TakenPlaceResult>;
  claim(claim: Claim): Promise<ClaimResult>;
  readonly load: ReturnType<typeof makeHoldLoad>;
}

export interface WaitingRoomDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** For how long what was read of rooms is good. */
  readonly freshMs: number;
}

export function makeWaitingRooms({ db, now, freshMs }: WaitingRoomDeps): WaitingRooms {
  const rooms: Memo<readonly RoomView[]> = makeMemo({
    nowMs: () => performance.now(),
    freshMs,
    maxEntries: 1,
  });
  const counter = makePlaceCounter((roomId, places) => addPlaces(db, roomId, places));
  const list = () => rooms.get('all', () => readRooms(db, now()));
  const find = async (roomId: number) => {
    const isWanted = ({ id }: RoomView) => id === roomId;
    // Whoever comes in the moment at which it is turned on comes to a room that was not there when rooms were read last.
    return (await list()).find(isWanted) ?? (await readRooms(db, now())).find(isWanted);
  };
  return {
    list,
    find,
    findOpen: async (performanceId) =>
      (await list()).find(
        ({ ended_at, performance_ids }) => ended_at === null && performance_ids.includes(performanceId),
      ),
    listOpen: async () => {
      const open = (await list()).filter(({ ended_at }) => ended_at === null);
      return new Map(
        open.flatMap(({ id, performance_ids }) => performance_ids.map((one) => [one, id] as const)),
      );
    },
    takePlace: async (roomId, existing) => {
      const room = await find(roomId);
      if (!room) return { kind: 'unknown' };
      if (existing) return { kind: 'taken', place: existing, isNew: false };
      if (!canJoin(readPhase(room, now()))) return { kind: 'closed' };
      const place = { id: randomUUID(), number: await counter.take(roomId) };
      return { kind: 'taken', place, isNew: true };
    },
    claim: async ({ roomId, place, basketId }) => {
      const room = await find(roomId);
      if (!room) return { kind: 'unknown' };
      if (room.ended_at !== null) return { kind: 'closed' };
      const number = place && findNumber(room, place);
      if (!place || number === undefined || number >= room.serving) return { kind: 'not-your-turn' };
      const at = now();
      if (!(await storeAdmission(db, { roomId, placeId: place.id, basketId, at })))
        return { kind: 'not-your-turn' };
      return { kind: 'admitted', room, untilMs: at.getTime() + admissionMs };
    },
    load: makeHoldLoad(),
  };
}

const keptAfterMs = 7 * 24 * 3_600_000;

/** To be called now and then, by any process. */
export async function forgetWaiting(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - keptAfterMs);
  await deleteOldAdmissions(db, before);
  await deleteOldLoads(db, before);
}
