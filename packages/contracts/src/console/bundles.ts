import { bundleReturns, bundleStates } from '@parterre/domain/bundles/bundle';
import { orderStates } from '@parterre/domain/order/order-states';
import { isCodeShaped } from '@parterre/domain/vouchers/voucher-code';
import { z } from 'zod';
import { bundleRule } from '../bundles/bundle.ts';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { instantText } from './instant.ts';
import { plainText } from './vouchers.ts';

export const bundleId = z.uuid();

const names = z
  .partialRecord(language, plainText(100))
  .refine((given) => Object.keys(given).length > 0, { error: 'must have a name in some language' });

export const bundleSave = z.strictObject({
  bundle_id: bundleId.optional().describe('Changes this one; makes another unless given'),
  code: z.string().trim().refine(isCodeShaped, { error: 'must be 3 to 40 letters and figures' }),
  names,
  pick: z.int().min(2).max(20),
  event_ids: z.array(id).min(2).max(100).optional().describe('One date of each counts'),
  performance_ids: z.array(id).min(2).max(500).optional(),
  zones: z.array(plainText(100)).min(1).max(50).optional(),
  is_same_seat: z.boolean(),
  rule: bundleRule,
  is_combinable: z.boolean(),
  returns: z.enum(bundleReturns),
  valid_from: instantText.optional(),
  valid_until: instantText.optional(),
});
export type BundleSave = z.infer<typeof bundleSave>;

export const bundleEnd = z.strictObject({ bundle_id: bundleId });

export const bundlesQuery = z.object({
  page: wholeNumber(1, 100_000).default(1),
  lang: language.optional().describe('Of titles; the main language unless given'),
});
export type BundlesQuery = z.output<typeof bundlesQuery>;

const soldSum = z.object({ currency_code: currencyCode, taken_off: money });

const heldBundle = z
  .object({
    id: bundleId,
    code: z.string(),
    names,
    state: z.enum(bundleStates),
    pick: z.int(),
    targets: z.array(
      z.object({
        event_id: id,
        title: z.string(),
        performance_id: id.nullable(),
        started_at: timestamp.nullable().describe('With the offset of its place'),
      }),
    ),
    zones: z.array(z.string()).nullable(),
    is_same_seat: z.boolean(),
    rule: bundleRule,
    is_combinable: z.boolean(),
    returns: z.enum(bundleReturns),
    valid_from: timestamp.nullable(),
    valid_until: timestamp.nullable(),
    created_at: timestamp,
    created_by: z.string(),
    orders: z.int().describe('Paid'),
    sets: z.int().describe('In these orders'),
    taken_off: z.array(soldSum).describe('In these orders, by currency'),
  })
  .meta({ id: 'HeldBundle' });
export type HeldBundle = z.infer<typeof heldBundle>;

export const heldBundles = z
  .object({ results: z.array(heldBundle), has_more: z.boolean() })
  .meta({ id: 'HeldBundles' });
export type HeldBundles = z.infer<typeof heldBundles>;

export const bundleQuery = z.object({
  bundle_id: bundleId,
  page: wholeNumber(1, 100_000).default(1),
  lang: language.optional(),
});
export type BundleQuery = z.output<typeof bundleQuery>;

export const bundleSales = z
  .object({
    bundle: heldBundle,
    sales: z
      .array(
        z.object({
          order_number: z.int(),
          state: z.enum(orderStates),
          sold_at: timestamp,
          sets: z.int(),
          taken_off: money,
          currency_code: currencyCode,
        }),
      )
      .describe('The newest first'),
    has_more: z.boolean(),
  })
  .meta({ id: 'BundleSales' });
export type BundleSales = z.infer<typeof bundleSales>;
