import { z } from 'zod';
import { priceRange } from '../events/event.ts';
import { saleState } from '../events/sale-state.ts';
import { language } from '../query/language.ts';
import { searchText } from '../query/search-text.ts';
import { understoodAs } from '../query/understood-as.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { named } from '../values/named.ts';
import { picture } from '../values/picture.ts';
import { searchMatch } from '../values/search-match.ts';
import { timestamp } from '../values/timestamp.ts';

const maxSuggestions = 10;

export const suggestQuery = z.object({
  q: searchText,
  lang: language.optional(),
  currency_code: currencyCode.optional().describe('Of the prices answered'),
});

const nextDate = z
  .object({
    started_at: timestamp,
    place: named,
    location: named,
    sale_state: saleState,
    price: priceRange,
  })
  .meta({ id: 'NextDate' });

const suggestion = z
  .object({
    kind: z.enum(['event', 'person', 'place']),
    id,
    title: z.string(),
    address: z.string().describe('Of its page, without the language: `/events/12`'),
    search_matches: z.array(searchMatch),
    picture: picture.nullable(),
    event_source_id: id.optional().describe('Of an event: prices are asked for by it'),
    next_date: nextDate
      .optional()
      .describe('Of an event: the next date on sale, else the next one; prices are those of all such dates'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;

export const suggestions = z.object({
  results: z.array(suggestion).max(maxSuggestions),
  understood_as: understoodAs,
});
