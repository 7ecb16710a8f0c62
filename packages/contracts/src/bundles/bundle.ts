import { bundleReturns } from '@parterre/domain/bundles/bundle';
import { z } from 'zod';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';

const zone = z.object({
  id: z.string(),
  name: z.string(),
  price: money,
  service_fee: money,
});

const date = z.object({
  id,
  event_id: id,
  title: z.string(),
  started_at: timestamp.describe('With the offset of its place'),
  place: z.string(),
  zones: z
    .array(zone)
    .describe('That have a price in the currency asked for, and that the bundle counts for'),
});

/** Of one bundle, by currency and zone. */
const price = z.object({
  currency_code: currencyCode,
  zone: z.string().nullable().describe('Null for zones that have no price of their own'),
  amount: money,
});

export const bundleRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('amount'), prices: z.array(price).min(1).max(100) }),
  z.strictObject({ kind: z.literal('fixed'), prices: z.array(price).min(1).max(100) }),
]);
export type WireBundleRule = z.infer<typeof bundleRule>;

export const bundle = z
  .object({
    code: z.string().describe('Sent with the order, as codes of vouchers are'),
    name: z.string(),
    pick: z.int().describe('How many of its performances, or events, one chooses'),
    is_by_event: z.boolean().describe('Whether one date of each event counts'),
    is_same_seat: z.boolean(),
    rule: bundleRule,
    returns: z.enum(bundleReturns),
    valid_until: timestamp.nullable(),
    dates: z.array(date).describe('That are on sale now, the earliest first'),
  })
  .meta({ id: 'Bundle' });
export type Bundle = z.infer<typeof bundle>;

export const bundleList = z
  .object({ currency_code: currencyCode, results: z.array(bundle) })
  .meta({ id: 'Bundles' });
export type BundleList = z.infer<typeof bundleList>;

const maxPeople = 20;
const maxChoices = 20;

/** The body of `POST /api/bundles/hold`. */
export const bundleHold = z
  .object({
    code: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters'),
    count: z.int().min(1).max(maxPeople).describe('People: as many seats in each'),
    choices: z
      .array(z.object({ date_id: id, zone: z.string().min(1).max(100) }))
      .min(2)
      .max(maxChoices),
  })
  .meta({ id: 'BundleHold' });
export type BundleHold = z.infer<typeof bundleHold>;
