import { z } from 'zod';
import { idList } from '../query/comma-list.ts';
import { listQuery } from '../query/list-query.ts';
import { moment } from '../query/moment.ts';

export const newsQuery = z.object({
  ...listQuery(['published_at', 'title', 'updated_at', 'relevance', 'id']),
  event_id_in: idList.optional(),
  person_id_in: idList.optional(),
  published_gte: moment.optional(),
  published_lte: moment.optional(),
});
export type NewsQuery = z.infer<typeof newsQuery>;
