import { giftCardDesigns } from '@parterre/domain/gift-cards/gift-card-offer';
import { z } from 'zod';
import { currencyCode } from './values.ts';

const maxAmount = 10_000_000;
const amount = z.int().min(1).max(maxAmount);

/** Which gift cards a site sells; it sells none without. */
export const giftCardOffer = z.object({
  time_zone: z.string().describe('By whose clock a time of delivery is chosen, such as `Europe/Moscow`'),
  designs: z.array(z.enum(giftCardDesigns)).min(1),
  amounts: z
    .array(
      z.object({
        currency_code: currencyCode,
        min: amount,
        max: amount,
        choices: z.array(amount).max(8).describe('Offered at a press; any other within the limits is typed'),
      }),
    )
    .min(1)
    .describe('What a card may be worth, in whole units, for each currency that it is sold in'),
});
