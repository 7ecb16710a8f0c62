import { dateStatuses, saleStates } from '@parterre/domain/price/sale-state';
import { z } from 'zod';
import { language } from '../query/language.ts';
import { limit } from '../query/list-query.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { id, maxId } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';

const day = z.iso.date().refine((text) => /^(19|20)\d\d/.test(text), {
  error: 'must be of the years 1900 to 2099',
  params: { reason: 'out_of_range' },
});
const words = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

/** By time of beginning. The next page is asked for by the last performance of this one, so that new ones move nothing. */
export const gridQuery = z.object({
  search: words.optional().describe('In the title, the place or the hall'),
  from: day.optional().describe('The first day, as it is at the place; today unless given'),
  until: day.optional().describe('The last day'),
  status: z.enum(dateStatuses).optional(),
  lang: language.optional().describe('Of the texts; the main language unless given'),
  after: z
    .string()
    .regex(/^\d{1,13}\.\d{1,9}$/, 'must be the `next` of a page')
    .optional(),
  limit: limit(50),
});
export type GridQuery = z.output<typeof gridQuery>;

export const staffPerformance = z
  .object({
    id,
    event_id: id,
    title: z.string(),
    place: z.string(),
    hall: z.string(),
    started_at: timestamp,
    sale_starts_at: timestamp.nullable(),
    sale_ends_at: timestamp,
    state: z.enum(saleStates),
    has_plan: z.boolean().describe('Whether its seats are numbered'),
    capacity: z.int(),
    sold: z.int(),
    held: z.int(),
    withheld: z.int(),
    free: z.int(),
  })
  .meta({ id: 'StaffPerformance' });
export type StaffPerformance = z.infer<typeof staffPerformance>;

export const gridPage = z
  .object({ results: z.array(staffPerformance), next: z.string().nullable().describe('For `after`') })
  .meta({ id: 'GridPage' });
export type GridPage = z.infer<typeof gridPage>;

export const hallQuery = z.object({
  performance_id: wholeNumber(1, maxId),
  lang: language.optional().describe('Of the texts; the main language unless given'),
});
export type HallQuery = z.output<typeof hallQuery>;

export const seatedSeat = z
  .object({
    seat: z.int().describe('Its index in the plan'),
    state: z.enum(['held', 'sold', 'withheld']),
    until: timestamp.nullable().describe('When a hold ends, or a withheld seat is released'),
    order: z
      .object({ number: z.int(), name: z.string() })
      .nullable()
      .describe('Of a seat that is sold, for those who may see orders'),
    reason: z.string().nullable().describe('Why it is withheld; null where the catalogue’s file says so'),
    withheld_by: z.string().nullable(),
  })
  .meta({ id: 'SeatedSeat' });
export type SeatedSeat = z.infer<typeof seatedSeat>;

/** Seats that are not named are free. */
export const hallOfPerformance = z
  .object({ performance: staffPerformance, plan_hash: z.string(), seats: z.array(seatedSeat) })
  .meta({ id: 'HallOfPerformance' });
export type HallOfPerformance = z.infer<typeof hallOfPerformance>;

export const planQuery = z.object({ hash: z.string().regex(/^[\w-]{8,128}$/) });

const maxSeats = 20_000;
/** Of one performance, by their index in its plan. */
export const seatsOfPerformance = {
  performance_id: id,
  seats: z.array(z.int().min(0).max(1_000_000)).min(1).max(maxSeats),
};
