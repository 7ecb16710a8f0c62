import { z } from 'zod';
import { id } from '../values/id.ts';
import { picture } from '../values/picture.ts';
import { searchMatch } from '../values/search-match.ts';
import { timestamp } from '../values/timestamp.ts';
import { translation } from '../values/translation.ts';

export const newsItem = z
  .object({
    id,
    title: z.string(),
    lead: z.string(),
    body: z.string().describe('Safe HTML'),
    published_at: timestamp,
    image: picture.nullable(),
    event_ids: z.array(id),
    person_ids: z.array(id),
    search_matches: z.array(searchMatch).optional(),
    ...translation,
  })
  .meta({ id: 'NewsItem' });
export type NewsItem = z.infer<typeof newsItem>;
