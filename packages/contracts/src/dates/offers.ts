import { z } from 'zod';
import { saleState } from '../events/sale-state.ts';
import { language } from '../query/language.ts';
import { openingKeys } from '../query/opening-keys.ts';
import { currencyCode } from '../values/currency-code.ts';
import { money } from '../values/money.ts';

export const offersQuery = z.object({ currency_code: currencyCode.optional(), lang: language.optional() });

/** With the keys of codes, what these open is counted as left. */
export const openedOffersQuery = offersQuery.extend({ keys: openingKeys });

/** `price` is without the fee, as in a basket: a visitor is shown the two together. */
const priced = {
  name: z.string(),
  price: money,
  service_fee: money,
  left: z.int().min(0),
};

const zone = z.object({ id: z.string(), ...priced, colour: z.string() }).meta({ id: 'Zone' });
export type Zone = z.infer<typeof zone>;

const generalOffer = z
  .object({ ticket_id: z.string(), zone_id: z.string(), ...priced })
  .meta({ id: 'GeneralOffer' });
export type GeneralOffer = z.infer<typeof generalOffer>;

/** What is sold for one date, and for how much. */
export const offers = z
  .object({
    currency_code: currencyCode,
    sale_state: saleState,
    plan: z
      .object({ url: z.string(), hash: z.string() })
      .nullable()
      .describe('The compiled plan of the hall, a file that never changes; null when no seat is numbered'),
    zones: z.array(zone),
    general: z.array(generalOffer),
    max_per_order: z.int().min(1),
    version: z.int().min(0).describe('Of the availability that `left` was counted at'),
  })
  .meta({ id: 'Offers' });
export type Offers = z.infer<typeof offers>;
