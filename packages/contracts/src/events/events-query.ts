import { z } from 'zod';
import { amount } from '../query/amount.ts';
import { idList } from '../query/comma-list.ts';
import { language } from '../query/language.ts';
import { listQuery } from '../query/list-query.ts';
import { moment } from '../query/moment.ts';
import { currencyCode } from '../values/currency-code.ts';

/** Which events are meant (spec §7). The reference lists count under these same filters. */
export const eventFilters = {
  category_id_in: idList.optional(),
  hall_id_in: idList.optional(),
  place_id_in: idList.optional(),
  location_id_in: idList.optional(),
  label_id_in: idList.optional(),
  person_id_in: idList.optional(),
  started_gte: moment.optional().describe('Dates from this day or instant on'),
  started_lte: moment.optional().describe('Dates up to this instant, or to the end of this day'),
  price_gte: amount.optional().describe('All-in, in `currency_code`'),
  price_lte: amount.optional().describe('All-in, in `currency_code`'),
  currency_code: currencyCode.optional().describe('Of the prices asked by and answered'),
  date_type: z
    .enum(['active', 'past', 'all'])
    .default('active')
    .describe('Dates to come, dates gone by, or both'),
};

export const eventsQuery = z.object({
  ...listQuery(['started_at', 'title', 'price', 'updated_at', 'relevance', 'id']),
  ...eventFilters,
});
export type EventsQuery = z.infer<typeof eventsQuery>;

export const eventQuery = z.object({ lang: language.optional(), currency_code: currencyCode.optional() });
