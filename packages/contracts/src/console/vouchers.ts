import { codeFilters, returnRules, voucherRefusals, voucherStates } from '@parterre/domain/vouchers/voucher';
import { isCodeShaped } from '@parterre/domain/vouchers/voucher-code';
import { stockRules } from '@parterre/domain/vouchers/voucher-stock';
import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { instantText } from './instant.ts';

export const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

export const batchId = z.uuid();
const voucherId = z.uuid();

const maxIssued = 5000;

const priceRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('amount'), amount: money.describe('Off each ticket') }),
  z.strictObject({
    kind: z.literal('fixed'),
    amount: money.describe('What each ticket costs, without its fee'),
  }),
]);
export type WirePriceRule = z.infer<typeof priceRule>;

const sum = z.object({ amount: money, currency_code: currencyCode });

const seatIndexes = z.array(z.int().min(0).max(1_000_000)).min(1).max(1000);

/** Places of the one performance that is named. */
const stock = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('opens'),
    seats: seatIndexes.describe('By their index in the plan; those of them that operators withhold'),
  }),
  z.strictObject({
    kind: z.literal('reserves_seats'),
    seats: seatIndexes.describe('By their index in the plan; all of them must be free'),
  }),
  z.strictObject({
    kind: z.literal('reserves_places'),
    zone: plainText(100),
    count: z.int().min(1).max(1000).describe('The best seats that are free, or places without numbers'),
  }),
]);
export type IssuedStock = z.infer<typeof stock>;

/** What is left out limits nothing. */
const terms = {
  rule: priceRule,
  currency_code: currencyCode
    .optional()
    .describe('Of its sums, and of the only orders it counts for; needed where it names any'),
  event_ids: z.array(id).min(1).max(100).optional(),
  performance_ids: z.array(id).min(1).max(500).optional(),
  zones: z.array(plainText(100)).min(1).max(50).optional(),
  seats: seatIndexes.optional().describe('By their index in the plan of the one performance that is named'),
  valid_from: instantText.optional(),
  valid_until: instantText.optional(),
  max_uses: z.int().min(1).max(1_000_000).optional().describe('In how many orders, each code'),
  budget: money.optional().describe('What each code takes off in all orders together'),
  max_tickets: z.int().min(1).max(100).optional().describe('In one order'),
  is_combinable: z.boolean(),
  returns: z.enum(returnRules),
  stock: stock
    .optional()
    .describe(
      'What its codes open, or what is taken out of the sale for them; their price rule counts for it',
    ),
};

export const voucherIssue = z.strictObject({
  name: plainText(100),
  codes: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('one'),
      code: z.string().trim().refine(isCodeShaped, { error: 'must be 3 to 40 letters and figures' }),
    }),
    z.strictObject({
      kind: z.literal('many'),
      count: z.int().min(1).max(maxIssued),
      prefix: z
        .string()
        .trim()
        .max(20)
        .refine((text) => text === '' || isCodeShaped(`${text}00`), {
          error: 'must be letters and figures',
        }),
    }),
  ]),
  ...terms,
});
export type VoucherIssue = z.infer<typeof voucherIssue>;

export const voucherEnd = z.strictObject({
  batch_id: batchId,
  voucher_id: voucherId.optional().describe('This code alone; all of the batch unless given'),
});

export const batchesQuery = z.object({
  search: plainText(100).optional().describe('In their names, or the beginning of a code'),
  page: wholeNumber(1, 100_000).default(1),
  lang: language.optional().describe('Of titles; the main language unless given'),
});
export type BatchesQuery = z.output<typeof batchesQuery>;

const target = z.object({
  event_id: id,
  title: z.string(),
  performance_id: id.nullable(),
  started_at: timestamp.nullable().describe('With the offset of its place'),
});

const voucherBatch = z
  .object({
    id: batchId,
    name: z.string(),
    rule: priceRule,
    currency_code: currencyCode.nullable(),
    targets: z.array(target).nullable().describe('Events or performances; null for all'),
    zones: z.array(z.string()).nullable(),
    seats: z.int().nullable().describe('How many'),
    stock: z
      .object({
        kind: z.enum(stockRules),
        zone: z.string().nullable().describe('Of places without numbers; null for seats'),
        reserved: z.int().nullable().describe('How many it was issued with'),
        places: z
          .object({ withheld: z.int(), held: z.int(), sold: z.int() })
          .nullable()
          .describe('How those stand that its codes open; null in a list'),
      })
      .nullable(),
    valid_from: timestamp.nullable(),
    valid_until: timestamp.nullable(),
    max_uses: z.int().nullable(),
    budget: money.nullable(),
    max_tickets: z.int().nullable(),
    is_combinable: z.boolean(),
    returns: z.enum(returnRules),
    issued_at: timestamp,
    issued_by: z.string(),
    codes: z.int(),
    first_code: z.string(),
    ended: z.int().describe('Of the codes'),
    uses: z.int().describe('Orders in which any of them counts'),
    taken_off: z.array(sum).describe('In these orders, by currency'),
  })
  .meta({ id: 'VoucherBatch' });
export type VoucherBatch = z.infer<typeof voucherBatch>;

export const batchList = z
  .object({ results: z.array(voucherBatch), has_more: z.boolean() })
  .meta({ id: 'VoucherBatches' });
export type BatchList = z.infer<typeof batchList>;

const maxCodes = 1000;
export const codesQuery = z.object({
  batch_id: batchId,
  show: z.enum(codeFilters).default('all'),
  search: plainText(100).optional().describe('The beginning of a code'),
  after: z.string().min(1).max(100).optional().describe('What the page before said as `next`'),
  limit: wholeNumber(1, maxCodes).default(100),
  lang: language.optional(),
});
export type CodesQuery = z.output<typeof codesQuery>;

const voucherCode = z
  .object({
    id: voucherId,
    code: z.string(),
    state: z.enum(voucherStates),
    uses: z.int(),
    spent: money.nullable().describe('Of its budget; null where it has none'),
  })
  .meta({ id: 'VoucherCode' });
export type VoucherCode = z.infer<typeof voucherCode>;

export const codePage = z
  .object({ batch: voucherBatch, codes: z.array(voucherCode), next: z.string().nullable() })
  .meta({ id: 'VoucherCodes' });
export type CodePage = z.infer<typeof codePage>;

export const voucherQuery = z.object({ voucher_id: voucherId, lang: language.optional() });
export type VoucherQuery = z.output<typeof voucherQuery>;

const happening = z.object({
  at: timestamp,
  kind: z.enum(['issued', 'tried', 'used', 'returned', 'ended']),
  by: z.string().nullable().describe('Who of the house; null where a visitor or the system did it'),
  refusal: z.enum(voucherRefusals).nullable().describe('Of a try: why it took nothing off'),
  order_number: z.int().nullable(),
  amount: sum.nullable(),
});
export type VoucherHappening = z.infer<typeof happening>;

export const voucherLife = z
  .object({
    batch: voucherBatch,
    code: voucherCode,
    happenings: z.array(happening).describe('The newest first; tries by the last of each basket'),
  })
  .meta({ id: 'VoucherLife' });
export type VoucherLife = z.infer<typeof voucherLife>;
