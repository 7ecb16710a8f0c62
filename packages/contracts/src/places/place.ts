import { z } from 'zod';
import { geo } from '../values/geo.ts';
import { id } from '../values/id.ts';
import { named } from '../values/named.ts';
import { images } from '../values/picture.ts';
import { searchMatch } from '../values/search-match.ts';
import { translation } from '../values/translation.ts';

export const place = z
  .object({
    id,
    name: z.string(),
    description: z.string().describe('Safe HTML'),
    address: z.string(),
    geo: geo.nullable(),
    location: named,
    halls: z.array(named.extend({ capacity: z.int().min(0) })),
    images,
    events_count: z.int().min(0),
    search_matches: z.array(searchMatch).optional(),
    ...translation,
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof place>;
