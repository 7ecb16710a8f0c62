import { z } from 'zod';
import { listQuery } from '../lists/list-query.ts';
import { idList } from '../query/id-list.ts';

export const placesQuery = z.object({
  ...listQuery(['name', 'events_count', 'updated_at', 'relevance', 'id']),
  location_id_in: idList.optional(),
});
export type PlacesQuery = z.infer<typeof placesQuery>;
