import { z } from 'zod';
import { listQuery } from '../lists/list-query.ts';
import { idList } from '../query/id-list.ts';

export const personsQuery = z.object({
  ...listQuery(['name', 'events_count', 'updated_at', 'relevance', 'id']),
  event_id_in: idList.optional(),
});
export type PersonsQuery = z.infer<typeof personsQuery>;
