import { z } from 'zod';
import { idList } from '../query/comma-list.ts';
import { listQuery } from '../query/list-query.ts';

export const personsQuery = z.object({
  ...listQuery(['name', 'events_count', 'updated_at', 'relevance', 'id']),
  event_id_in: idList.optional(),
});
export type PersonsQuery = z.infer<typeof personsQuery>;
