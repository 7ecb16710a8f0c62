import { z } from 'zod';
import { listQuery } from '../lists/list-query.ts';
import { currencyCode } from '../values/currency-code.ts';
import { named } from '../values/named.ts';
import { translation } from '../values/translation.ts';

/** A way to pay. */
export const acquisition = named
  .extend({
    code: z.string(),
    kind: z.enum(['card', 'fast_transfer', 'invoice', 'certificate']),
    currencies: z.array(currencyCode),
    provider: z.string(),
    ...translation,
  })
  .meta({ id: 'Acquisition' });
export type Acquisition = z.infer<typeof acquisition>;

export const acquisitionsQuery = z.object({
  ...listQuery(['id', 'name']),
  currency_code: currencyCode.optional(),
});
