import { z } from 'zod';
import { listQuery } from '../lists/list-query.ts';
import { idList } from '../query/id-list.ts';
import { moment } from '../query/moment.ts';

export const newsQuery = z.object({
  ...listQuery(['published_at', 'title', 'updated_at', 'relevance', 'id']),
  event_id_in: idList.optional(),
  person_id_in: idList.optional(),
  published_gte: moment.optional(),
  published_lte: moment.optional(),
});
export type NewsQuery = z.infer<typeof newsQuery>;
