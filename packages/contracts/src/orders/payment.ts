import { paymentStates } from '@parterre/domain/order/payment-states';
import { refundStates } from '@parterre/domain/order/refund-states';
import { z } from 'zod';
import { acquisition } from '../acquisitions/acquisition.ts';
import { currencyCode } from '../values/currency-code.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';

const refund = z
  .object({
    state: z.enum(refundStates),
    amount: money,
    created_at: timestamp,
    certificate_code: z
      .string()
      .nullable()
      .describe('Of the gift card that was taken instead; null when money went back'),
  })
  .meta({ id: 'Refund' });

/** One attempt to pay. */
export const payment = z
  .object({
    payment_id: z.string(),
    state: z.enum(paymentStates),
    awaits: z
      .enum(['payer', 'bank'])
      .nullable()
      .describe(
        'Whose turn it is while it is pending: `payer` until they have done their part on the page of the provider, then `bank`; null otherwise',
      ),
    acquisition: acquisition.pick({ id: true, code: true, name: true, kind: true }),
    amount: money,
    currency_code: currencyCode,
    created_at: timestamp,
    failure: z
      .enum([
        'declined',
        'insufficient_funds',
        'authentication_failed',
        'abandoned',
        'expired',
        'provider_error',
      ])
      .nullable()
      .describe('Why it failed, by a stable code; null unless it did'),
    refunds: z.array(refund),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof payment>;

/** Where the visitor goes to pay: the provider's page, or the bill for an invoice. */
export const startedPayment = z
  .object({ payment_id: z.string(), state: z.enum(paymentStates), redirect_url: z.string() })
  .meta({ id: 'StartedPayment' });
export type StartedPayment = z.infer<typeof startedPayment>;
