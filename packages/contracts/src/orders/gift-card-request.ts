import { z } from 'zod';
import { currencyCode } from '../values/currency-code.ts';
import { money } from '../values/money.ts';
import { orderRequest } from './order-request.ts';

/** What each may look like is a rule of the form, not of the wire. */
const typed = (longest: number) => z.string().max(longest);

/** A gift card and how it is paid. Whoever buys it is asked what whoever orders tickets is. */
export const giftCardRequest = orderRequest
  .omit({ expected_total: true, currency_code: true, voucher_codes: true })
  .extend({
    amount: money.describe('In whole units, within the limits of the site'),
    currency_code: currencyCode,
    design: typed(32),
    greeting: typed(2000).default(''),
    from_name: typed(300).default(''),
    to_name: typed(300).default(''),
    recipient_email: typed(320).optional().describe('Whom it is mailed to; its buyer alone when left out'),
    deliver_at: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a local time such as 2026-12-24T09:00')
      .optional()
      .describe('When it is mailed there, by the clock of the site; at once when left out'),
  })
  .meta({ id: 'GiftCardRequest' });
/** As a client sends it. */
export type GiftCardRequest = z.input<typeof giftCardRequest>;
