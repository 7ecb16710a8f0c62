import { rehearsalFaults, rehearsalOutcomes } from '@parterre/domain/on-sale/judge-rehearsal';
import { z } from 'zod';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';
import { staffPerformance } from './performances.ts';

const maxRehearsalVisitors = 20_000;

export const rehearsalInput = z.strictObject({
  performance_id: id,
  visitors: z.int().min(1).max(maxRehearsalVisitors),
  has_room: z.boolean().describe('Whether they wait for their turn in a waiting room'),
});

export const rehearsalKey = z.strictObject({ rehearsal_id: z.uuid() });

/** What is being done: the copy made, its house started, the crowd gathered, the sale held, what is left looked at. */
export const rehearsalStages = ['copying', 'starting', 'gathering', 'selling', 'checking'] as const;
export type RehearsalStage = (typeof rehearsalStages)[number];

/** So far, of all visitors. */
export const rehearsalProgress = z.object({
  gathered: z.int().describe('Are there and wait for the sale'),
  admitted: z.int(),
  held: z.int().describe('Times that tickets were put into a basket'),
  refused: z.int().describe('Times that they were gone'),
  orders: z.int(),
  sold: z.int().describe('Tickets paid'),
  gone: z.int().describe('Visitors who have left, with tickets or without'),
  shed: z.int().describe('Requests that were asked to come again'),
});
export type RehearsalProgress = z.infer<typeof rehearsalProgress>;

export const rehearsalFigures = z.object({
  bought: z.int().describe('Visitors who left with tickets'),
  told: z.int().describe('Visitors who were told that it is sold out'),
  left_waiting: z.int().describe('Visitors who were neither let in nor told'),
  sold: z.int().describe('Tickets'),
  requests: z.int(),
  shed: z.int(),
  hold_p95_ms: z.number(),
  seconds: z.number().describe('From the opening until the last had gone'),
});
export type RehearsalFigures = z.infer<typeof rehearsalFigures>;

const fault = z.object({
  code: z.enum(rehearsalFaults),
  count: z.int().describe('How often; of what is slow, the milliseconds'),
});

const rehearsal = z
  .object({
    id: z.uuid(),
    performance_id: id,
    requested_by: z.string(),
    requested_at: timestamp,
    visitors: z.int(),
    has_room: z.boolean(),
    stage: z.enum(rehearsalStages).nullable().describe('Null until somebody begins'),
    is_left_alone: z.boolean().describe('Nobody has begun, or been heard of, for a minute'),
    progress: rehearsalProgress.nullable(),
    seats: z.int().nullable().describe('What can be had in the copy'),
    opened_at: timestamp.nullable(),
    finished_at: timestamp.nullable(),
    outcome: z.enum(rehearsalOutcomes).nullable(),
    faults: z.array(fault),
    figures: rehearsalFigures.nullable(),
    held_per_second: z.number().nullable().describe('In its best ten seconds'),
    points: z
      .array(z.object({ minute: z.number(), share: z.number() }))
      .describe('What was sold of the seats, since the sale of the copy opened'),
  })
  .meta({ id: 'Rehearsal' });
export type Rehearsal = z.infer<typeof rehearsal>;

export const rehearsalsOfPerformance = z
  .object({
    performance: staffPerformance,
    under_way: rehearsal.nullable().describe('Of whichever performance'),
    finished: z.array(rehearsal).describe('Of this performance, the newest first'),
  })
  .meta({ id: 'RehearsalsOfPerformance' });
export type RehearsalsOfPerformance = z.infer<typeof rehearsalsOfPerformance>;
