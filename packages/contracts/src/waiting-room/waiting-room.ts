import { roomPhases } from '@parterre/domain/waiting-room/describe-wait';
import { z } from 'zod';
import { humanProof } from '../bot-protection/human-proof.ts';
import { idParameter } from '../query/whole-number.ts';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';

/** What the file says that whoever waits reads. */
export const roomStatus = z
  .object({
    room: id,
    event_id: id,
    date_ids: z.array(id),
    phase: z.enum(roomPhases),
    opens_at: timestamp.nullable().describe('Null where the sale was open before the room was'),
    joins_from: timestamp.nullable(),
    seed_digest: z.string().describe('SHA-256 of the seed, in hexadecimal digits: known before the draw'),
    seed: z
      .string()
      .nullable()
      .describe(
        'Null until the draw. The number of a place is the first 48 bits of HMAC-SHA-256 of its id, as a fraction of `drawn`; the key is the seed, and the beacon behind it',
      ),
    beacon: z
      .object({ round: z.int(), randomness: z.string() })
      .nullable()
      .describe('A public number that nobody knew before; null where none is asked for, or none came'),
    drawn: z.int().nullable().describe('How many places took part in the draw; null until then'),
    taken: z.int(),
    serving: z.int().describe('Whoever has a number below it may claim'),
    people_per_minute: z.int(),
    seats_free: z.int(),
    seats_held: z.int().describe('In baskets and orders that are not paid'),
    likely_below: z.int().describe('With fewer people before one the chance is good'),
    uncertain_below: z.int().describe('With fewer it is uncertain, with more there is hardly one'),
    written_at: timestamp,
  })
  .meta({ id: 'RoomStatus' });
export type RoomStatus = z.infer<typeof roomStatus>;

export const roomParameters = z.object({ id: idParameter });

export const placeRequest = z.object({ ...humanProof }).meta({ id: 'PlaceRequest' });
/** As a client sends it. */
export type PlaceRequest = z.input<typeof placeRequest>;

export const takenPlace = z
  .object({
    room: id,
    id: z.uuid(),
    number: z.int().min(0).nullable().describe('Null for whoever came before the draw: the lot decides'),
  })
  .meta({ id: 'TakenPlace' });
export type TakenPlace = z.infer<typeof takenPlace>;

export const claimedAdmission = z
  .object({
    room: id,
    event_id: id,
    date_ids: z.array(id),
    admitted_until: timestamp.describe('It can be claimed again at any time'),
  })
  .meta({ id: 'ClaimedAdmission' });
export type ClaimedAdmission = z.infer<typeof claimedAdmission>;
