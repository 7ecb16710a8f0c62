import { timesRefusals } from '@parterre/domain/performances/change-times';
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
export const localTime = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)), { error: 'must be a day and a time' })
  .describe('On the clocks of the place')
  .meta({ examples: ['2026-12-24T19:00'] });

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
    status: z.enum(dateStatuses),
    price_list: z.int().min(0).describe('0: that of the event; else one of its own'),
    state: z.enum(saleStates),
    has_plan: z.boolean().describe('Whether its seats are numbered'),
    plan: z.string().nullable().describe('What its seating plan is called'),
    capacity: z.int(),
    sold: z.int(),
    held: z.int(),
    withheld: z.int(),
    free: z.int(),
  })
  .meta({ id: 'StaffPerformance' });
export type StaffPerformance = z.infer<typeof staffPerformance>;

export const gridPerformance = staffPerformance
  .extend({
    takings: z
      .array(z.object({ amount: z.number(), currency_code: z.string() }))
      .nullable()
      .describe(
        'What was paid for it and not given back, fees with it; null for those who may not see the settlement',
      ),
  })
  .meta({ id: 'GridPerformance' });
export type GridPerformance = z.infer<typeof gridPerformance>;

export const gridPage = z
  .object({ results: z.array(gridPerformance), next: z.string().nullable().describe('For `after`') })
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

export const hallStreamQuery = z.object({ performance_id: wholeNumber(1, maxId) });
export type HallStreamQuery = z.output<typeof hallStreamQuery>;

/** That something happened in a hall; what it was is read. */
export const hallChange = z
  .object({ version: z.int().min(1).describe('Counted from when the stream was opened') })
  .meta({ id: 'HallChange' });
export type HallChange = z.infer<typeof hallChange>;

export const planQuery = z.object({ hash: z.string().regex(/^[\w-]{8,128}$/) });

const maxSeats = 20_000;
/** Of one performance, by their index in its plan. */
export const seatsOfPerformance = {
  performance_id: id,
  seats: z.array(z.int().min(0).max(1_000_000)).min(1).max(maxSeats),
};

/** More than any house plays of one thing; whoever means more narrows the filter. */
const maxChangedPerformances = 1000;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 19:30');
const maxMinutes = 527_040;
const maxDays = 366;

const saleTime = [
  z.strictObject({ kind: z.literal('at'), at: localTime.describe('By the clock of each place') }),
  z.strictObject({ kind: z.literal('before'), minutes: z.int().min(0).max(maxMinutes) }),
  z.strictObject({ kind: z.literal('days_before'), days: z.int().min(0).max(maxDays), time: clockTime }),
] as const;

/** What is left out stays as it is. Times are those on the clocks of each place. */
export const performancesChange = z.strictObject({
  shift_minutes: z
    .int()
    .min(-maxMinutes)
    .max(maxMinutes)
    .optional()
    .describe('Later, or earlier: doors and the end of the sale follow'),
  opens: z
    .discriminatedUnion('kind', [z.strictObject({ kind: z.literal('at_once') }), ...saleTime])
    .optional(),
  closes: z.discriminatedUnion('kind', saleTime).optional(),
  sale: z.enum(['open', 'stopped']).optional().describe('From now on'),
  prices: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('event') }),
      z.strictObject({ kind: z.literal('like'), performance_id: id }),
    ])
    .optional()
    .describe('Those of the event, or those that another of its performances has'),
});
export type PerformancesChange = z.infer<typeof performancesChange>;

/** A performance as whoever changes it has seen it: refused when it is another by now. */
const seenPerformance = z.strictObject({
  id,
  started_at: timestamp,
  sale_starts_at: timestamp.nullable(),
  sale_ends_at: timestamp,
  status: z.enum(dateStatuses),
  price_list: z.int().min(0),
});
export type SeenPerformance = z.infer<typeof seenPerformance>;

export const seenPerformances = z.array(seenPerformance).min(1).max(maxChangedPerformances);

/** A year of evenings with matinees on Sundays. */
export const maxCreatedPerformances = 400;

/** Days and times are those at the place. */
export const datePattern = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).describe('1 is Monday, 7 Sunday'),
  times: z.array(clockTime).min(1).max(10),
  from: day,
  until: day,
  except: z
    .array(z.union([day, localTime]))
    .max(maxDays + maxCreatedPerformances)
    .describe('Days on which nothing is played, and single beginnings that are left out'),
});

/** Why a performance cannot be changed or made like this. */
export const performanceRefusals = [
  ...timesRefusals,
  'gone',
  'stale',
  'no_such_time',
  'other_event',
  'clash',
  'import',
] as const;
export type PerformanceRefusal = (typeof performanceRefusals)[number];

/** How a performance stands in a preview, before and after; times by the clock of the place, without an offset. */
export type PreviewedPerformance = {
  readonly id: number;
  readonly starts: string | null;
  readonly doors: string | null;
  readonly sale_opens: string | null;
  /** `now` where it is stopped. */
  readonly sale_closes: string | null;
  /** Of the event, its own, or as another performance has them. */
  readonly prices: 'event' | 'own' | number;
  /** After: why not. */
  readonly refused?: PerformanceRefusal;
  /** What it clashes with, what the import says, or who was quicker and when. */
  readonly because?: string;
  /** After, where it is another than was seen: which of the fields. */
  readonly stale?: readonly string[];
};
