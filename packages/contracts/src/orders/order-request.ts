import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { campaignFields } from '@parterre/domain/tracking/campaign';
import { z } from 'zod';
import { humanProof } from '../bot-protection/human-proof.ts';
import { language } from '../query/language.ts';
import { typedCompany } from '../values/company.ts';
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

/** As somebody typed it, of a voucher or a gift certificate. */
const typedCode = plainText(64).trim().min(1);
const maxCodes = 3;

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
    voucher_codes: z
      .array(typedCode)
      .max(maxCodes)
      .default([])
      .describe('Whose discounts `expected_total` contains; refused when one of them takes nothing off'),
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

const ticketNumber = plainText(32).describe('As the order lists it');

/** What a name and an address may look like are rules of the form, as for orders. */
export const transferRequest = z
  .object({ ticket_number: ticketNumber, name: plainText(300), email: plainText(320) })
  .meta({ id: 'TransferRequest' });
export type TransferRequest = z.input<typeof transferRequest>;

export const takeBackRequest = z.object({ ticket_number: ticketNumber }).meta({ id: 'TakeBackRequest' });
export type TakeBackRequest = z.input<typeof takeBackRequest>;

export const giveBackRequest = z
  .object({
    ticket_numbers: z.array(ticketNumber).min(1).max(100),
    expected_amount: money.describe('What the buyer was shown; refused when it is another by now'),
  })
  .meta({ id: 'GiveBackRequest' });
export type GiveBackRequest = z.input<typeof giveBackRequest>;

export const exchangeRequest = z
  .object({
    date_id: id.describe('Whose tickets are exchanged, all of them'),
    other_date_id: id,
    expected_cheaper: money.describe('What the buyer was shown; refused when it is another by now'),
  })
  .meta({ id: 'ExchangeRequest' });
export type ExchangeRequest = z.input<typeof exchangeRequest>;

export const paidExchangeRequest = paymentRequest
  .extend({
    date_id: id.describe('Whose tickets are exchanged, all of them'),
    other_date_id: id,
    expected_dearer: money.describe('What the buyer was shown; refused when it is another by now'),
  })
  .meta({ id: 'PaidExchangeRequest' });
export type PaidExchangeRequest = z.input<typeof paidExchangeRequest>;

export const nameRequest = z.object({ name: plainText(300) }).meta({ id: 'NameRequest' });
export type NameRequest = z.input<typeof nameRequest>;

export const companyRequest = z
  .object({
    company: typedCompany.nullable().describe('Null when the bill is made out to the buyer again'),
  })
  .meta({ id: 'CompanyRequest' });
export type CompanyRequest = z.input<typeof companyRequest>;

export const lookupRequest = z
  .object({
    email: plainText(320),
    lang: z.enum(interfaceLanguages),
    ...humanProof,
  })
  .meta({ id: 'LookupRequest' });
export type LookupRequest = z.input<typeof lookupRequest>;

export const codesRequest = z
  .object({
    codes: z.array(typedCode).min(1).max(maxCodes),
    lang: language.optional().describe('Of the names of bundles'),
  })
  .meta({ id: 'CodesRequest' });
export type CodesRequest = z.input<typeof codesRequest>;
