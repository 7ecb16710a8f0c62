import { z } from 'zod';
import { eventFilters } from '../events/events-query.ts';
import { listQuery } from '../query/list-query.ts';

/** The filters and `search` choose the events that are counted; `id_in` and `updated_gte` choose items of the list itself. */
export const referenceQuery = z.object({
  ...listQuery(['name', 'events_count', 'updated_at', 'id']),
  ...eventFilters,
});
export type ReferenceQuery = z.infer<typeof referenceQuery>;

export const eventsDatesQuery = z.object({ ...listQuery(['date', 'events_count']), ...eventFilters });
export type EventsDatesQuery = z.infer<typeof eventsDatesQuery>;
