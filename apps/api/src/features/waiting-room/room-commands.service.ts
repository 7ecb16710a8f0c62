import { randomBytes } from 'node:crypto';
import { startRate } from '@parterre/domain/waiting-room/admission-rate';
import { type Command, type Refused, refuse } from '../../commands/command.ts';
import type { Tx } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { findArea } from '../performances/withholding/hall.service.ts';
import {
  endRoom,
  insertRoom,
  lockRoom,
  type RoomRow,
  selectIsRoomOn,
  selectOpenings,
  selectOpenTogether,
  storePace,
} from './waiting-room.queries.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const noRoom = makeProblem('not_found', 'There is no such waiting room.');
const isOn = makeProblem('waiting_room_on', 'The sale has a waiting room already.');
const isOver = makeProblem('nothing_changes', 'It has ended.');
const unchanged = makeProblem('nothing_changes', 'It is so already.');

const subject = (performanceId: number) => `performance:${performanceId}`;
const seedBytes = 32;

interface TurningOn {
  readonly eventId: number;
  readonly performanceIds: readonly number[];
}

export const turnRoomOn: Command<'waiting-room.turn-on', TurningOn, { readonly room_id: number }> = {
  name: 'waiting-room.turn-on',
  permission: 'performances.change',
  needsStepUp: false,
  preview: async (tx, { performance_id, scope }) => {
    const area = await findArea(tx, performance_id);
    const performanceIds =
      scope === 'opening' ? await selectOpenTogether(tx, performance_id) : [performance_id];
    const openings = await selectOpenings(tx, performanceIds);
    const opening = openings.find(({ performance_id: id }) => id === performance_id);
    if (!area || !opening) return refuse(noPerformance);
    if (await selectIsRoomOn(tx, performanceIds)) return refuse(isOn);
    const opensAt = opening.sale_starts_at?.toISOString() ?? null;
    return {
      kind: 'previewed',
      subject: subject(performance_id),
      area,
      before: { waiting_room: 'off' },
      after: { waiting_room: 'on', performances: performanceIds.length, sale_starts_at: opensAt },
      change: { eventId: opening.event_id, performanceIds },
    };
  },
  run: async (tx, { eventId, performanceIds }, { at }) => ({
    room_id: await insertRoom(tx, {
      event_id: eventId,
      performance_ids: [...performanceIds],
      seed: randomBytes(seedBytes).toString('hex'),
      rate: startRate,
      at,
    }),
  }),
  answer: (stored) => stored,
};

interface FoundRoom {
  readonly kind: 'found';
  readonly room: RoomRow;
  readonly performanceId: number;
  readonly area: NonNullable<Awaited<ReturnType<typeof findArea>>>;
}

async function findRoom(tx: Tx, roomId: number): Promise<FoundRoom | Refused> {
  const room = await lockRoom(tx, roomId);
  const [performanceId = 0] = room?.performance_ids ?? [];
  const area = await findArea(tx, performanceId);
  if (!room || !area) return refuse(noRoom);
  return room.ended_at === null ? { kind: 'found', room, performanceId, area } : refuse(isOver);
}

export const turnRoomOff: Command<
  'waiting-room.turn-off',
  { readonly roomId: number },
  { readonly room_id: number }
> = {
  name: 'waiting-room.turn-off',
  permission: 'performances.change',
  needsStepUp: false,
  preview: async (tx, { room_id: roomId }) => {
    const found = await findRoom(tx, roomId);
    if (found.kind === 'refused') return found;
    const { room, performanceId, area } = found;
    return {
      kind: 'previewed',
      subject: subject(performanceId),
      area,
      before: { waiting_room: 'on', places: room.taken },
      after: { waiting_room: 'off' },
      // People go on taking places while somebody reads.
      mustHold: { waiting_room: 'on' },
      change: { roomId },
    };
  },
  run: async (tx, { roomId }, { at }) => {
    await endRoom(tx, roomId, { by: 'off', at });
    return { room_id: roomId };
  },
  answer: (stored) => stored,
};

interface Pace {
  readonly roomId: number;
  readonly maxRate: number | null;
  readonly isPaused: boolean;
}

const perMinute = (rate: number | null) => (rate === null ? null : Math.round(rate * 60));

/** The operator's lever above what is measured. */
export const setRoomPace: Command<'waiting-room.set-pace', Pace, { readonly room_id: number }> = {
  name: 'waiting-room.set-pace',
  permission: 'performances.change',
  needsStepUp: false,
  preview: async (tx, { room_id: roomId, max_per_minute, is_paused: isPaused }) => {
    const found = await findRoom(tx, roomId);
    if (found.kind === 'refused') return found;
    const { room, performanceId, area } = found;
    const before = { max_per_minute: perMinute(room.max_rate), is_paused: room.is_paused };
    const after = { max_per_minute, is_paused: isPaused };
    if (JSON.stringify(before) === JSON.stringify(after)) return refuse(unchanged);
    const maxRate = max_per_minute === null ? null : max_per_minute / 60;
    return {
      kind: 'previewed',
      subject: subject(performanceId),
      area,
      before,
      after,
      change: { roomId, maxRate, isPaused },
    };
  },
  run: async (tx, { roomId, ...pace }) => {
    await storePace(tx, roomId, pace);
    return { room_id: roomId };
  },
  answer: (stored) => stored,
};
