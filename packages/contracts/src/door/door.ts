import { doorActions, reEntryRules, scanVerdicts } from '@parterre/domain/door/door-scan';
import { dateStatuses } from '@parterre/domain/price/sale-state';
import { z } from 'zod';
import { language } from '../query/language.ts';
import { ticketKeys } from '../tickets/ticket-keys.ts';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';

const maxName = 60;
const maxSectors = 100;
const maxSectorName = 200;
/** A phone that was without a network for an evening is done in a few calls. */
const maxScansAtOnce = 200;

const plainText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

/** Milliseconds since 1970: there are thousands of them in one answer. */
const moment = z.int().min(0).max(4_102_444_800_000);

export const doorName = plainText(maxName);
export const doorId = z.uuid();
export const reEntry = z.enum(reEntryRules).describe('Whether people may come in twice');

export const door = z
  .strictObject({
    id: doorId,
    name: doorName,
    sectors: z
      .array(plainText(maxSectorName))
      .max(maxSectors)
      .describe('Parts of the hall, or zones without numbered seats; none: it lets everybody in'),
  })
  .meta({ id: 'Door' });
export type WireDoor = z.infer<typeof door>;

/** The token of a QR that a door lead shows. */
export const pairingKey = z.object({ token: z.string().min(1).max(200) });

export const pairedDevice = z
  .object({
    id: z.uuid(),
    name: z.string(),
    door_id: doorId,
    ends_at: timestamp.describe('From then on it is told nothing, and can only hand in what it has'),
  })
  .meta({ id: 'PairedDevice' });
export type PairedDevice = z.infer<typeof pairedDevice>;

/** A line of a phone's log. */
export const sentScan = z
  .strictObject({
    id: z.uuid().describe('Made by the phone: sent twice, it is kept once'),
    action: z.enum(doorActions),
    verdict: z.enum(scanVerdicts),
    performance_id: id,
    number: z
      .string()
      .regex(/^[0-9A-HJKMNP-TV-Z]{10}$/)
      .nullable(),
    door_id: doorId,
    at: moment.describe('On the server’s clock, as far as the phone knew it'),
    local_at: moment.describe('On the phone’s own'),
    undoes: z.uuid().nullable(),
  })
  .meta({ id: 'SentScan' });
export type SentScan = z.infer<typeof sentScan>;

export const syncRequest = z
  .strictObject({
    since: z
      .string()
      .regex(/^\d{1,13}$/)
      .nullable()
      .describe('As the last answer said; null for all there is'),
    lang: language,
    unsent: z.int().min(0).max(1_000_000).describe('How many it will still have after these'),
    scans: z.array(sentScan).max(maxScansAtOnce),
  })
  .meta({ id: 'DoorSyncRequest' });
export type SyncRequest = z.infer<typeof syncRequest>;

/** Number, index of its sector, row and seat (empty where none is numbered), whether it was revoked. Nothing of its buyer. */
const ticketRow = z.tuple([z.string(), z.int(), z.string(), z.string(), z.boolean()]);
export type TicketRow = z.infer<typeof ticketRow>;

/** Id, number, verdict, moment, door, which one it takes back, whether a door lead did it. */
const scanRow = z.tuple([
  z.string(),
  z.string(),
  z.enum(scanVerdicts),
  moment,
  z.string(),
  z.string().nullable(),
  z.boolean(),
]);
export type ScanRow = z.infer<typeof scanRow>;

/** A part of the hall, or a zone without numbered seats: doors know it by its key, people by its name. */
export const doorSector = z.object({ key: z.string(), name: z.string() }).meta({ id: 'DoorSector' });
export type DoorSector = z.infer<typeof doorSector>;

export const bundledPerformance = z
  .object({
    id,
    title: z.string(),
    hall: z.string(),
    started_at: timestamp.describe('With the offset of its place'),
    status: z.enum(dateStatuses),
    re_entry: reEntry,
    sectors: z.array(doorSector),
    tickets: z.array(ticketRow),
    scans: z.array(scanRow).describe('Those that brought somebody in or out, or took that back'),
  })
  .meta({ id: 'BundledPerformance' });
export type BundledPerformance = z.infer<typeof bundledPerformance>;

export const syncAnswer = z
  .object({
    now: moment,
    since: z.string().describe('For the next call'),
    is_whole: z.boolean().describe('Whether what the phone had before is replaced, or added to'),
    is_over: z.boolean().describe('Whether its time is over: nothing is told any more'),
    device: pairedDevice,
    keys: ticketKeys,
    doors: z.array(door),
    performances: z.array(bundledPerformance),
  })
  .meta({ id: 'DoorSyncAnswer' });
export type SyncAnswer = z.infer<typeof syncAnswer>;
