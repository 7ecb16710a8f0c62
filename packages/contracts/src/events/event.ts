import { z } from 'zod';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { named } from '../values/named.ts';
import { images } from '../values/picture.ts';
import { searchMatch } from '../values/search-match.ts';
import { timestamp } from '../values/timestamp.ts';
import { translation } from '../values/translation.ts';
import { saleState } from './sale-state.ts';

/** All-in: the service fee is inside. Null when nothing is priced. */
export const priceRange = z.object({ min: money, max: money, currency_code: currencyCode }).nullable();

/** Where it is told by the first date that fits. */
const venue = { hall: named, place: named.extend({ address: z.string() }), location: named };

const onSaleDates = z.object({ started_at: timestamp, dates_count: z.int().min(1), ...venue });

export const event = z
  .object({
    id,
    /** The event's number at its source of tickets; prices are asked for by it (spec §7). */
    event_source_id: id,
    title: z.string(),
    subtitle: z.string().nullable(),
    description: z.string().describe('Safe HTML'),
    started_at: timestamp.describe('Of the first date that fits the query'),
    ended_at: timestamp.describe('Of the last date that fits the query'),
    dates_count: z.int().min(0),
    age_limit: z.int().min(0),
    duration_minutes: z.int().min(1).nullable(),
    category: named,
    ...venue,
    /** Label 3 is star cast (spec §7). */
    labels: z.array(named),
    persons: z.array(named.extend({ role: z.string() })),
    images,
    sale_state: saleState,
    on_sale: onSaleDates
      .optional()
      .describe(
        'The first date on sale and how many there are, unless every date that fits is. Of all dates to come when none that fits is on sale',
      ),
    sale_starts_at: timestamp.optional().describe('When the first sale opens, where `sale_state` is `soon`'),
    price: priceRange,
    updated_at: timestamp,
    search_matches: z.array(searchMatch).optional(),
    ...translation,
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof event>;
