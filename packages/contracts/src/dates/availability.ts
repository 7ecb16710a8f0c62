import { z } from 'zod';
import { language } from '../query/language.ts';
import { openingKeys } from '../query/opening-keys.ts';
import { wholeNumber } from '../query/whole-number.ts';

const version = z.int().min(0);
const seatIndexes = z.array(z.int().min(0));

export const availabilityQuery = z.object({ lang: language.optional(), keys: openingKeys });
export type AvailabilityQuery = z.output<typeof availabilityQuery>;

export const availability = z
  .object({
    version,
    free: z
      .base64()
      .describe(
        "One bit for each seat in the plan's order, the first in the highest bit of the first byte; 1 is free",
      ),
    opened: seatIndexes
      .optional()
      .describe('Seats that the codes of the keys open, whoever has them now; free for whoever has the code'),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof availability>;

/**
 * The data of one server-sent event; its id is `version`. Applying one twice does no harm. A `reset` means: read
 * everything again. A stream begins with the news since the version it is given; without one, with what is to come.
 */
export const availabilityChange = z
  .object({
    version,
    taken: seatIndexes,
    freed: seatIndexes,
    general: z
      .array(z.object({ zone_id: z.string(), left: z.int().min(0) }))
      .optional()
      .describe('Zones of general admission in which another number of places is left now'),
    reset: z.literal(true).optional(),
  })
  .meta({ id: 'AvailabilityChange' });
export type AvailabilityChange = z.infer<typeof availabilityChange>;

const since = wholeNumber(0, Number.MAX_SAFE_INTEGER).optional();

/** What a browser sends by itself when it comes back to a stream. It cannot when it first comes, hence the query. */
export const streamHeaders = z.looseObject({ 'last-event-id': since });
export const streamQuery = z.object({
  since: since.describe('The version of the availability read before'),
  keys: openingKeys,
});
