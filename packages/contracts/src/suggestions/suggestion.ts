import { z } from 'zod';
import { language } from '../query/language.ts';
import { searchText } from '../query/search-text.ts';
import { id } from '../values/id.ts';
import { picture } from '../values/picture.ts';
import { searchMatch } from '../values/search-match.ts';

const maxSuggestions = 10;

export const suggestQuery = z.object({
  q: searchText,
  lang: language.optional(),
});

const suggestion = z
  .object({
    kind: z.enum(['event', 'person', 'place']),
    id,
    title: z.string(),
    address: z.string().describe('Of its page, without the language: `/events/12`'),
    search_matches: z.array(searchMatch),
    picture: picture.nullable(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;

export const suggestions = z.object({ results: z.array(suggestion).max(maxSuggestions) });
