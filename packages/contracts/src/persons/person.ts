import { z } from 'zod';
import { id } from '../values/id.ts';
import { images } from '../values/picture.ts';
import { searchMatch } from '../values/search-match.ts';
import { translation } from '../values/translation.ts';

export const person = z
  .object({
    id,
    name: z.string(),
    role: z.string(),
    biography: z.string().describe('Safe HTML'),
    images,
    events_count: z.int().min(0),
    search_matches: z.array(searchMatch).optional(),
    ...translation,
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;
