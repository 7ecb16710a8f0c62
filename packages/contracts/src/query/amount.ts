import { z } from 'zod';

/** A sum of money in the address, as people write it: `1500` or `12.50`. */
export const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount such as 1500 or 12.50')
  .transform(Number)
  .meta({ examples: ['1500', '12.50'] });
