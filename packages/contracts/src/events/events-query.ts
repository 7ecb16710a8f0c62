import { z } from 'zod';
import { listQuery } from '../lists/list-query.ts';
import { amount } from '../query/amount.ts';
import { idList } from '../query/id-list.ts';
import { language } from '../query/language.ts';
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
  started_gte: moment.optional(),
  started_lte: moment.optional(),
  price_gte: amount.optional(),
  price_lte: amount.optional(),
  /** Of the prices asked by and answered. */
  currency_code: currencyCode.optional(),
  date_type: z.enum(['active', 'past', 'all']).default('active'),
};

export const eventsQuery = z.object({
  ...listQuery(['started_at', 'title', 'price', 'updated_at', 'relevance', 'id']),
  ...eventFilters,
});
export type EventsQuery = z.infer<typeof eventsQuery>;

export const eventQuery = z.object({ lang: language.optional(), currency_code: currencyCode.optional() });
