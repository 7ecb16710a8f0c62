import { z } from 'zod';
import { wholeNumber } from '../query/whole-number.ts';

const version = z.int().min(0);
const seatIndexes = z.array(z.int().min(0));

export const availability = z
  .object({
    version,
    free: z
      .base64()
      .describe(
        "One bit for each seat in the plan's order, the first in the highest bit of the first byte; 1 is free",
      ),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof availability>;

/** The data of one server-sent event; its id is `version`. A `reset` means: too much was missed, read everything again. */
export const availabilityChange = z
  .object({ version, taken: seatIndexes, freed: seatIndexes, reset: z.literal(true).optional() })
  .meta({ id: 'AvailabilityChange' });
export type AvailabilityChange = z.infer<typeof availabilityChange>;

/** What a browser sends when it comes back to a stream. */
export const streamHeaders = z.object({
  'last-event-id': wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
});
