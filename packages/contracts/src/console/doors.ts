import { scanVerdicts } from '@parterre/domain/door/door-scan';
import { z } from 'zod';
import { door, doorId, doorSector, reEntry } from '../door/door.ts';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { id, maxId } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';
import { staffPerformance } from './performances.ts';

const maxDoors = 40;
export const doorList = z.array(door).max(maxDoors);

export const doorQuery = z.object({
  performance_id: wholeNumber(1, maxId),
  lang: language.optional().describe('Of the texts; the main language unless given'),
});
export type DoorQuery = z.output<typeof doorQuery>;

export const doorDevice = z
  .object({
    id: z.uuid(),
    name: z.string(),
    door_id: doorId,
    invited_by: z.string(),
    state: z.enum(['invited', 'paired', 'ended']).describe('`invited` until its code is scanned, or too old'),
    ends_at: timestamp,
    seen_at: timestamp.nullable(),
    unsent: z.int().describe('Scans that it had not handed in when it was last heard of'),
  })
  .meta({ id: 'DoorDevice' });
export type DoorDevice = z.infer<typeof doorDevice>;

const shownScan = z.object({
  id: z.uuid(),
  at: timestamp,
  door_id: doorId,
  number: z.string().nullable(),
  seat: z.string().nullable(),
  verdict: z.enum(scanVerdicts),
});

export const doorConflict = z
  .object({
    kind: z.enum(['already-in', 'revoked']),
    scan: shownScan,
    entry: z.object({ at: timestamp, door_id: doorId }).nullable().describe('The one that stands'),
  })
  .meta({ id: 'DoorConflict' });
export type WireDoorConflict = z.infer<typeof doorConflict>;

export const doorOfPerformance = z
  .object({
    performance: staffPerformance,
    place_id: id,
    re_entry: reEntry,
    sectors: z.array(doorSector).describe('Parts that its tickets are for, for doors to be given'),
    doors: z.array(door).describe('Of the place'),
    former_doors: z
      .array(z.object({ id: doorId, name: z.string() }))
      .describe('Taken away since, but scanned at'),
    devices: z.array(doorDevice),
    issued: z.int().describe('Tickets that are good'),
    entered: z.int().describe('Tickets with which somebody came in'),
    inside: z.int().describe('Entries less exits'),
    by_door: z.array(z.object({ door_id: doorId, entries: z.int(), exits: z.int(), refusals: z.int() })),
    by_minute: z
      .array(z.object({ minute: timestamp, door_id: doorId, entries: z.int() }))
      .describe('Of the last hour in which anybody came in'),
    refusals: z.array(shownScan).describe('The newest first'),
    conflicts: z.array(doorConflict),
  })
  .meta({ id: 'DoorOfPerformance' });
export type DoorOfPerformance = z.infer<typeof doorOfPerformance>;
