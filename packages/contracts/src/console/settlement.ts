import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';

export const settlementDay = z.iso.date().refine((text) => /^(19|20)\d\d/.test(text), {
  error: 'must be of the years 1900 to 2099',
  params: { reason: 'out_of_range' },
});

const settlementGroups = ['day', 'event', 'performance', 'way', 'vat'] as const;
const settlementBases = ['payment', 'performance'] as const;

const maxRows = 10_000;

export const settlementQuery = z.object({
  by: z.enum(settlementGroups).default('day'),
  basis: z
    .enum(settlementBases)
    .default('payment')
    .describe('Which days are meant: those on which money moved, or those of the performances it was for'),
  from: settlementDay
    .optional()
    .describe('The first day, on the clock of the house; of last month unless given'),
  until: settlementDay.optional().describe('The last day'),
  lang: language.optional().describe('Of the titles; the main language unless given'),
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, maxRows).default(200),
});
export type SettlementQuery = z.output<typeof settlementQuery>;

const minor = z.int().describe('In minor units of the currency');

const sums = {
  currency_code: currencyCode,
  sales_minor: minor.describe('What came in, less what was entered wrongly'),
  refunds_minor: minor.describe('What went back; below zero'),
  total_minor: minor.describe('Both together: gross, with VAT'),
  tickets_minor: minor.describe('Of the total: for tickets'),
  fees_minor: minor.describe('Of the total: for service fees'),
  unassigned_minor: minor.describe('Of the total: for nothing that was sold, such as what was paid twice'),
  vat_minor: minor.describe('Of the total: VAT'),
  certificates_minor: minor.describe('Of the total: paid by gift certificates, which were paid for before'),
  gift_cards_minor: minor.describe(
    'What gift cards were sold for, less what was given back of them; no part of the total, since it is owed until they are spent',
  ),
};

const settlementVat = z.object({ percent: z.number(), exemption: z.string().nullable() });

const settlementRow = z
  .object({
    ...sums,
    day: settlementDay.nullable(),
    event: z.object({ id, title: z.string() }).nullable(),
    performance: z.object({ id, started_at: timestamp }).nullable(),
    way: z.string().nullable(),
    is_assigned: z.boolean().describe('Whether it is for something that was sold'),
    is_gift_cards: z.boolean().describe('Whether it is what gift cards were sold for, and nothing else'),
    vat: settlementVat
      .nullable()
      .describe('Null where none was recorded, or by which rows are not told apart'),
  })
  .meta({ id: 'SettlementRow' });
export type SettlementRow = z.infer<typeof settlementRow>;

const settlementTotal = z
  .object({
    ...sums,
    discounts_minor: minor.describe(
      'What vouchers took off orders of these days, less what could be used again; no part of the total',
    ),
    certificates_left_minor: minor.describe(
      'What all gift certificates still held at the end: owed to their owners',
    ),
  })
  .meta({ id: 'SettlementTotal' });
export type SettlementTotal = z.infer<typeof settlementTotal>;

export const settlementReport = z
  .object({
    by: z.enum(settlementGroups),
    basis: z.enum(settlementBases),
    from: settlementDay,
    until: settlementDay,
    time_zone: z.string().describe('Of the house'),
    closed_until: settlementDay.nullable().describe('The last day whose books are closed'),
    is_closed: z.boolean().describe('Whether what is shown can never change again'),
    rows: z.array(settlementRow),
    total_rows: z.int(),
    totals: z.array(settlementTotal).describe('By currency, of all rows'),
  })
  .meta({ id: 'SettlementReport' });
export type SettlementReport = z.infer<typeof settlementReport>;

const closedPeriod = z
  .object({ until: settlementDay, closed_at: timestamp, closed_by: z.string() })
  .meta({ id: 'ClosedPeriod' });

const payoutMatches = ['matched', 'unknown', 'amount_differs', 'paid_out_before'] as const;

const payout = z
  .object({
    id: z.uuid(),
    provider: z.string(),
    reference: z.string(),
    currency_code: currencyCode,
    gross_minor: minor,
    fee_minor: minor,
    net_minor: minor,
    lines: z.int(),
    matched: z.int(),
    imported_at: timestamp,
    imported_by: z.string(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;

const payoutDifference = z
  .object({
    subject: z.string(),
    provider: z.string(),
    reference: z.string(),
    provider_id: z.string(),
    match: z.enum(payoutMatches),
    currency_code: currencyCode,
    gross_minor: minor.describe('As the provider says'),
    booked_minor: minor.nullable().describe('As the books say; null when they do not know it'),
    order_number: z.int().nullable(),
  })
  .meta({ id: 'PayoutDifference' });
export type PayoutDifference = z.infer<typeof payoutDifference>;

export const settlementBooks = z
  .object({
    periods: z.array(closedPeriod).describe('The newest first'),
    payouts: z.array(payout).describe('The newest first'),
    differences: z
      .array(payoutDifference)
      .describe('Lines of payouts that the books know otherwise or not, while nobody has settled them'),
    waiting: z
      .array(
        z.object({
          provider: z.string(),
          currency_code: currencyCode,
          payments: z.int(),
          amount_minor: minor,
          oldest_at: timestamp,
        }),
      )
      .describe('What providers have taken and no payout has brought yet'),
  })
  .meta({ id: 'SettlementBooks' });
export type SettlementBooks = z.infer<typeof settlementBooks>;

const plainText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

/** A payout as its provider tells of it, line by line. Below zero is what went back to buyers. */
/** So that thousands of them still add up to a number that is exact. */
const lineSum = z.int().min(-100_000_000_000).max(100_000_000_000);

export const payoutInput = z.strictObject({
  provider: z.string().regex(/^[a-z_]{1,40}$/),
  reference: plainText(100).describe('As the provider calls the payout'),
  currency_code: currencyCode,
  lines: z
    .array(z.strictObject({ provider_id: plainText(200), gross_minor: lineSum, fee_minor: lineSum }))
    .min(1)
    .max(5000),
});
