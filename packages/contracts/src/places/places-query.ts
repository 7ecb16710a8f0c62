import { z } from 'zod';
import { idList } from '../query/comma-list.ts';
import { listQuery } from '../query/list-query.ts';

export const placesQuery = z.object({
  ...listQuery(['name', 'events_count', 'updated_at', 'relevance', 'id']),
  location_id_in: idList.optional(),
});
export type PlacesQuery = z.infer<typeof placesQuery>;
