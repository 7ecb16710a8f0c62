import { counterWays } from '@parterre/domain/counter/counter-ways';
import { z } from 'zod';
import { listQuery } from '../query/list-query.ts';
import { idParameter } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { named } from '../values/named.ts';
import { translation } from '../values/translation.ts';

/** A way to pay. */
export const acquisition = named
  .extend({
    code: z.string(),
    kind: z.enum(['card', 'fast_transfer', 'invoice', 'certificate', ...counterWays]),
    currencies: z.array(currencyCode),
    provider: z.string(),
    wallets: z
      .array(z.enum(['apple_pay', 'google_pay']))
      .optional()
      .describe('Which its page also takes, on devices that have them'),
    ...translation,
  })
  .meta({ id: 'Acquisition' });
export type Acquisition = z.infer<typeof acquisition>;

export const acquisitionsQuery = z.object({
  ...listQuery(['id', 'name']),
  currency_code: currencyCode.optional(),
  landing_id: idParameter
    .optional()
    .describe('Of which site; of the one that this API sells for when left out'),
});
