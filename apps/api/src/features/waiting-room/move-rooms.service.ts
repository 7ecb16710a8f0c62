import { heededRate, nextRate } from '@parterre/domain/waiting-room/admission-rate';
import { admitNext } from '@parterre/domain/waiting-room/admit-next';
import type { Db, Tx } from '../../database/connect.ts';
import type { makeHoldLoad } from './hold-load.ts';
import type { QueueFiles } from './queue-files.ts';
import { describeRoom, type RoomView } from './room-view.ts';
import {
  type Beacon,
  countAdmissions,
  countStock,
  endRoom,
  fixDraw,
  lockRoomToMove,
  type RoomRow,
  selectLoad,
  storeDraw,
  storeLoad,
  storeStep,
  storeStock,
} from './waiting-room.queries.ts';
import { readRooms } from './waiting-rooms.service.ts';

export interface MoveDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Of this process, for what it measures. */
  readonly processId: string;
  readonly load: ReturnType<typeof makeHoldLoad>;
  readonly files: QueueFiles;
  /** Undefined where no public number is asked for. */
  readonly fetchBeacon?: (() => Promise<Beacon | undefined>) | undefined;
}

const rateEveryMs = 5000;
/** Nobody is kept waiting longer for a number that does not come. */
const maxBeaconWaitMs = 10_000;

/**
 * Moves every room on, and writes how it stands. To be called every second by every process: whichever locks a room moves it, in one
 * transaction, so that one that dies in the middle has done nothing and the next goes on. All write the files, each on its own disk.
 */
export function makeRoomMover(deps: MoveDeps): () => Promise<void> {
  let measuredAtMs = 0;
  return async () => {
    const at = deps.now();
    const rooms = await readRooms(deps.db, at);
    if (rooms.length === 0) return;
    const open = rooms.filter(({ ended_at }) => ended_at === null);
    if (open.length > 0 && at.getTime() - measuredAtMs >= rateEveryMs) {
      measuredAtMs = at.getTime();
      await storeLoad(deps.db, deps.processId, { at, ...deps.load.take() });
    }
    for (const room of open) await moveRoom(deps, room, at);
    const moved = open.length > 0 ? await readRooms(deps.db, at) : rooms;
    for (const room of moved) await deps.files.write(describeRoom(room, at));
  };
}

async function moveRoom({ db, fetchBeacon }: MoveDeps, room: RoomView, at: Date): Promise<void> {
  const opensAtMs = room.opensAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  const isDue = room.drawn_at === null && at.getTime() >= opensAtMs;
  const beacon = isDue ? await fetchBeacon?.() : undefined;
  const isBeaconAwaited =
    fetchBeacon !== undefined && !beacon && at.getTime() < Math.max(opensAtMs, 0) + maxBeaconWaitMs;
  const stock = await countStock(db, room, at);
  await db.transaction(async (tx) => {
    const locked = await lockRoomToMove(tx, room.id);
    if (!locked) return;
    if (room.salesEndAt === undefined || at >= room.salesEndAt)
      return endRoom(tx, room.id, { by: 'off', at });
    if (locked.drawn_at === null) {
      await storeStock(tx, room.id, stock);
      if (isDue && !isBeaconAwaited) await draw(tx, room.id, at, beacon);
      return;
    }
    if (stock.free === 0 && stock.held === 0) return endRoom(tx, room.id, { by: 'sold_out', at });
    await step(tx, locked, stock, at);
  });
}

async function draw(tx: Tx, roomId: number, at: Date, beacon: Beacon | undefined): Promise<void> {
  await fixDraw(tx, roomId);
  await storeDraw(tx, roomId, { at, beacon });
}

async function step(
  tx: Tx,
  room: RoomRow,
  stock: { readonly free: number; readonly held: number },
  at: Date,
): Promise<void> {
  const claims = await countAdmissions(tx, room.id);
  const elapsedMs = at.getTime() - (room.stepped_at?.getTime() ?? at.getTime());
  // Another process was a moment quicker.
  if (elapsedMs <= 0) return;
  const lever = { maxRate: room.max_rate, isPaused: room.is_paused };
  const { serving, budget, pending } = admitNext(room, {
    elapsedMs,
    ratePerSecond: heededRate(room.rate, lever),
    claims: claims - room.claims_counted,
    taken: room.taken,
    seatsFree: stock.free,
  });
  await storeStep(tx, room.id, {
    serving,
    budget,
    pending,
    claims_counted: claims,
    stepped_at: at,
    seats_free: stock.free,
    seats_held: stock.held,
    ...(await findRate(tx, room, claims, at)),
  });
}

const usedShare = 0.8;

async function findRate(
  tx: Tx,
  room: RoomRow,
  claims: number,
  at: Date,
): Promise<Pick<RoomRow, 'rate' | 'rated_at' | 'rated_claims'>> {
  const { rate, rated_at, rated_claims, max_rate, is_paused } = room;
  const since = rated_at ?? at;
  const elapsedMs = at.getTime() - since.getTime();
  if (elapsedMs < rateEveryMs) return { rate, rated_at, rated_claims };
  const { holds, p95_ms: p95Ms, shed } = await selectLoad(tx, since);
  const allowed = (heededRate(rate, { maxRate: max_rate, isPaused: is_paused }) * elapsedMs) / 1000;
  const isCapped = is_paused || (max_rate !== null && max_rate < rate);
  const isUsed = !isCapped && claims - rated_claims >= usedShare * allowed;
  return { rate: nextRate(rate, { holds, p95Ms, shed, isUsed }), rated_at: at, rated_claims: claims };
}
