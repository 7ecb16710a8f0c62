import { dateStatuses } from '@parterre/domain/price/sale-state';
import { z } from 'zod';
import { currencyCode } from '../catalogue-file/values.ts';
import { language } from '../query/language.ts';
import { limit, page } from '../query/list-query.ts';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';
import { draftedItem, draftId, editedItem, itemKey } from './drafts.ts';

const drafts = z.array(z.object({ id: draftId, name: z.string() })).describe('Those that change it');

export const priceListsQuery = z.object({
  q: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional()
    .describe('A part of the name of an event, or of its key'),
  page,
  limit: limit(50),
});
export type PriceListsQuery = z.output<typeof priceListsQuery>;

const listKey = itemKey
  .nullable()
  .describe('One of the performances that have it instead of the event’s own, which is null');

const pricedList = z.object({
  list: listKey,
  zones: z.int(),
  currencies_set: z.array(currencyCode).describe('In which prices were set by hand; the event’s own first'),
  performances: z.int().describe('Those to come that are sold by it'),
  next_at: timestamp.nullable().describe('When the next of them begins, on the clock of the place'),
  min: z.number().describe('What a visitor pays at least, in the currency of the event'),
  max: z.number(),
});

const listedRate = z.object({
  key: itemKey,
  from: currencyCode,
  to: currencyCode,
  rate: z.number(),
  step: z.number(),
  set_at: timestamp,
  drafts,
});
export type ListedRate = z.infer<typeof listedRate>;

export const priceLists = z
  .object({
    results: z.array(
      z.object({
        key: itemKey,
        title: z.string(),
        currency: currencyCode,
        lists: z.array(pricedList),
        drafts,
      }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    rates: z.array(listedRate),
  })
  .meta({ id: 'PriceLists' });
export type PriceLists = z.infer<typeof priceLists>;

export const eventPricesQuery = z.object({
  key: itemKey,
  draft_id: draftId.optional(),
  lang: language.optional().describe('Of the names of halls; the main language unless given'),
});
export type EventPricesQuery = z.output<typeof eventPricesQuery>;

const sides = editedItem.pick({ published: true, draft: true });

const soldPerformance = z.object({
  id,
  source_id: itemKey,
  hall: z.string(),
  started_at: timestamp,
  sale_starts_at: timestamp.nullable(),
  sale_ends_at: timestamp,
  status: z.enum(dateStatuses),
  is_over: z.boolean(),
  zones: z.array(itemKey).nullable().describe('Of its seating plan; null where it has none'),
});
export type SoldPerformance = z.infer<typeof soldPerformance>;

export const eventPrices = z
  .object({
    event: editedItem,
    rates: z.array(sides.extend({ key: itemKey })).describe('From its currency to others'),
    performances: z.array(soldPerformance),
    currencies: z.array(currencyCode).describe('That sites show'),
    max_tickets_per_order: z.int(),
  })
  .meta({ id: 'EventPrices' });
export type EventPrices = z.infer<typeof eventPrices>;

export const ratePricesQuery = z.object({
  key: z.string().regex(/^[A-Z]{3}-[A-Z]{3}$/, 'both currencies, such as EUR-GBP'),
  draft_id: draftId.optional(),
});
export type RatePricesQuery = z.output<typeof ratePricesQuery>;

export const ratePrices = z
  .object({
    rate: sides,
    lists: z
      .array(
        z.object({
          key: itemKey.describe('Of the event'),
          title: z.string(),
          list: listKey,
          ticket_types: z.array(draftedItem),
          drafted: z.array(draftedItem).nullable().describe('As the same draft has them'),
        }),
      )
      .describe('Those that have something to derive by this rate; of events that are not over'),
    total: z.int().describe('How many events that are; only the first are listed'),
    drafts,
  })
  .meta({ id: 'RatePrices' });
export type RatePrices = z.infer<typeof ratePrices>;
