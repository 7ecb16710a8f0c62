import { z } from 'zod';
import { saleState } from '../events/sale-state.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';

const prices = {
  price_min: money.nullable().describe('All-in, and null when nothing is left to buy'),
  price_max: money.nullable(),
  currency_code: currencyCode,
  tickets_left: z.int().min(0),
  sale_state: saleState,
  sale_changes_at: timestamp
    .nullable()
    .optional()
    .describe('When a sale opens or ends next: the time to ask again; null when none is known to'),
};

/** `id` is the event's, so that prices merge by it (spec §4). */
export const eventPrice = z
  .object({
    id,
    event_source_id: id,
    ...prices,
    on_sale: z
      .object({ started_at: timestamp, dates_count: z.int().min(1), place_id: id })
      .nullable()
      .optional()
      .describe('The first date on sale and how many there are; null when none is'),
  })
  .meta({ id: 'EventPrice' });
export type EventPrice = z.infer<typeof eventPrice>;

/** `id` is the date's. */
export const datePrice = z
  .object({
    id,
    started_at: timestamp,
    ...prices,
    waiting_room: id.optional().describe('Where its sale has one: holds ask for an admission of it'),
    is_bundled: z.literal(true).optional().describe('Where `GET /api/bundles` has it'),
  })
  .meta({ id: 'DatePrice' });
export type DatePrice = z.infer<typeof datePrice>;
