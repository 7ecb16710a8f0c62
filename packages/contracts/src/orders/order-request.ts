import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { campaignFields } from '@parterre/domain/tracking/campaign';
import { z } from 'zod';
import { humanProof } from '../bot-protection/human-proof.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';

const plainText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

/** Trimmed to what can be kept rather than refused: whoever comes by an odd link may still buy. */
const campaignText = z.string().transform((text) => text.replaceAll('\0', '').slice(0, 255));

/** Product §7. What a name, an address and a number may look like are rules of the order form, not of the wire. */
export const orderRequest = z
  .object({
    contact: z.object({
      name: plainText(300),
      email: plainText(320),
      phone: plainText(64).optional(),
    }),
    acquisition_id: id,
    consents: z.object({ offer: z.boolean(), personal_data: z.boolean(), marketing: z.boolean() }),
    lang: z.enum(interfaceLanguages),
    /** Spec §3. */
    campaign: z.partialRecord(z.enum(campaignFields), campaignText).default({}),
    expected_total: money.describe('Price and fees together, as the visitor was shown it'),
    currency_code: currencyCode.describe(
      'Of `expected_total`; an order is refused when its basket has another by now',
    ),
    ...humanProof,
  })
  .meta({ id: 'OrderRequest' });
/** As a client sends it. */
export type OrderRequest = z.input<typeof orderRequest>;

export const paymentRequest = z
  .object({ acquisition_id: id, certificate_code: plainText(64).optional() })
  .meta({ id: 'PaymentRequest' });
export type PaymentRequest = z.input<typeof paymentRequest>;

export const returnRequest = z
  .object({
    date_id: id.describe('Whose tickets are returned, all of them'),
    as: z
      .enum(['money', 'certificate', 'other_date'])
      .optional()
      .describe(
        'What for: money, a gift card or another date where the order offers them; money unless given',
      ),
    other_date_id: id.optional().describe('Which other date'),
  })
  .refine(({ as, other_date_id }) => (as === 'other_date') === (other_date_id !== undefined), {
    path: ['other_date_id'],
    error: 'goes with `as: other_date`, and only with it',
  })
  .meta({ id: 'ReturnRequest' });
export type ReturnRequest = z.input<typeof returnRequest>;

export const lookupRequest = z
  .object({
    email: plainText(320),
    lang: z.enum(interfaceLanguages),
    ...humanProof,
  })
  .meta({ id: 'LookupRequest' });
export type LookupRequest = z.input<typeof lookupRequest>;
