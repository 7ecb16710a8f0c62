import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id, maxId } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';

export const waitingQuery = z.object({ lang: language.optional() });
export type WaitingQuery = z.infer<typeof waitingQuery>;

const waitedPerformance = z.object({
  performance_id: id,
  event_id: id,
  title: z.string(),
  started_at: timestamp,
  wishes: z.int().min(0).describe('In line, those that are offered something among them'),
  tickets: z.int().min(0).describe('That they want together'),
  offers: z.int().min(0).describe('Kept for somebody now'),
});
export type WaitedPerformance = z.infer<typeof waitedPerformance>;

/** Performances that somebody waits for, the next first. */
export const waitingOverview = z
  .object({ results: z.array(waitedPerformance) })
  .meta({ id: 'WaitingOverview' });
export type WaitingOverview = z.infer<typeof waitingOverview>;

export const lineQuery = z.object({ performance_id: wholeNumber(1, maxId), lang: language.optional() });
export type LineQuery = z.infer<typeof lineQuery>;

const linedWish = z.object({
  id: z.uuid(),
  email: z.string(),
  count: z.int(),
  zones: z.array(z.string()),
  max_price: money,
  currency_code: currencyCode,
  confirmed_at: timestamp,
  performances: z.int().min(1).describe('How many it waits for'),
  offer: z
    .object({
      id: z.uuid(),
      state: z.enum(['running', 'taken']),
      is_here: z.boolean().describe('Whether it is of this performance'),
      places: z.array(z.string()),
      total: money,
      until: timestamp,
    })
    .nullable(),
});
export type LinedWish = z.infer<typeof linedWish>;

/** Who waits for one performance, in the order of the line. */
export const waitingLine = z
  .object({ performance: waitedPerformance, wishes: z.array(linedWish) })
  .meta({ id: 'WaitingLine' });
export type WaitingLine = z.infer<typeof waitingLine>;
