import { roomPhases } from '@parterre/domain/waiting-room/describe-wait';
import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { id, maxId } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';
import { staffPerformance } from './performances.ts';

export const waitingRoomQuery = z.object({
  performance_id: wholeNumber(1, maxId),
  lang: language.optional().describe('Of the texts; the main language unless given'),
});
export type WaitingRoomQuery = z.output<typeof waitingRoomQuery>;

export const roomScope = z
  .enum(['performance', 'opening'])
  .describe('This performance, or all of its event whose sale opens at the same moment');
export type RoomScope = z.infer<typeof roomScope>;

const maxPeopleAMinute = 60_000;

export const roomPace = {
  max_per_minute: z
    .int()
    .min(1)
    .max(maxPeopleAMinute)
    .nullable()
    .describe('People; null where the measurement alone decides'),
  is_paused: z.boolean(),
};

export const waitingRoom = z
  .object({
    id,
    performance_ids: z.array(id),
    phase: z.enum(roomPhases),
    opens_at: timestamp.nullable(),
    taken: z.int().describe('Places that were taken'),
    drawn: z.int().nullable().describe('How many of them took part in the draw; null until then'),
    serving: z.int(),
    admitted: z.int().describe('How many came when it was their turn'),
    measured_per_minute: z.int().describe('What the house can serve, as it is measured'),
    ...roomPace,
    seats_free: z.int(),
    seats_held: z.int(),
  })
  .meta({ id: 'WaitingRoom' });
export type WaitingRoom = z.infer<typeof waitingRoom>;

export const waitingRoomOfPerformance = z
  .object({
    performance: staffPerformance,
    sale_starts_at: timestamp.nullable().describe('Null where it has always been open'),
    open_together: z
      .int()
      .min(1)
      .describe('Performances of the event whose sale opens at the same moment, this one among them'),
    room: waitingRoom.nullable().describe('The one that is on, or the last one'),
  })
  .meta({ id: 'WaitingRoomOfPerformance' });
export type WaitingRoomOfPerformance = z.infer<typeof waitingRoomOfPerformance>;
