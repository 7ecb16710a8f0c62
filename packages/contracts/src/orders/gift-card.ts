import { giftCardDesigns } from '@parterre/domain/gift-cards/gift-card-offer';
import { z } from 'zod';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';

/** What an order of a gift card has instead of lines. */
export const giftCard = z
  .object({
    design: z.enum(giftCardDesigns),
    greeting: z.string(),
    from_name: z.string(),
    to_name: z.string(),
    amount: money,
    recipient_email: z.string().nullable().describe('Whom it is mailed to; null when its buyer gives it'),
    deliver_at: timestamp
      .nullable()
      .describe('When it is mailed there, with the offset of the site; null for at once'),
    code: z.string().nullable().describe('Pays orders; null until it is paid, and once it was given back'),
    valid_until: timestamp.nullable(),
    left: money.nullable().describe('What is left on it; null until it is paid'),
  })
  .meta({ id: 'GiftCard' });
export type GiftCard = z.infer<typeof giftCard>;
