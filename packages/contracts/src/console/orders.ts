import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { orderStates } from '@parterre/domain/order/order-states';
import { z } from 'zod';
import { limit } from '../query/list-query.ts';
import { searchText } from '../query/search-text.ts';
import { idParameter, wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { instant, instantText } from './instant.ts';

export const orderSorts = ['newest', 'oldest', 'paid_newest', 'paid_oldest'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const orderChannels = ['web', 'counter'] as const;
export type OrderChannel = (typeof orderChannels)[number];

const maxEntry = 1e15 - 1;

/** Keys of stock begin with the event. */
const hasEvent = ({ event_id, performance_id }: { event_id?: unknown; performance_id?: unknown }) =>
  performance_id === undefined || event_id !== undefined;
const eventMissing = {
  path: ['event_id'],
  error: 'must be given with a performance',
  params: { reason: 'required' },
};

export const orderQuery = z
  .object({
    search: searchText
      .optional()
      .describe(
        'A number of an order or a ticket, parts of a name, of an address or of a telephone number, the id of a payment, or a row and a seat of `performance_id`',
      ),
    state: z.enum(orderStates).optional(),
    event_id: idParameter.optional(),
    performance_id: idParameter.optional(),
    paid_since: instant.optional(),
    paid_until: instant.optional(),
    sort: z.enum(orderSorts).default('newest').describe('By when they were placed, or last paid'),
    after: wholeNumber(1, maxEntry).optional().describe('What the page before said as `next`'),
    limit: limit(50),
  })
  .refine(hasEvent, eventMissing);
export type OrderQuery = z.output<typeof orderQuery>;

/** The same in the body of a command. */
export const orderFilters = z
  .strictObject({
    search: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters')
      .optional(),
    state: z.enum(orderStates).optional(),
    event_id: id.optional(),
    performance_id: id.optional(),
    paid_since: instantText.optional(),
    paid_until: instantText.optional(),
    sort: z.enum(orderSorts).optional(),
  })
  .refine(hasEvent, eventMissing);
export type OrderFilters = z.output<typeof orderFilters>;

const listedOrder = z
  .object({
    id: z.uuid(),
    number: z.int(),
    state: z.enum(orderStates),
    created_at: timestamp,
    paid_at: timestamp.nullable().describe('When it was last paid'),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    channel: z.enum(orderChannels).describe('Where it was placed'),
    tickets: z.int().min(0).describe('How many were ordered'),
    event: z.string().describe('The title of the first, as its buyer saw it'),
    started_at: timestamp.describe('Of the first, with the offset of its place, as it was bought'),
    performances: z.int().min(0).describe('How many it is for'),
    total: money,
    currency_code: currencyCode,
  })
  .meta({ id: 'ListedOrder' });
export type ListedOrder = z.infer<typeof listedOrder>;

export const foundOrders = z
  .object({ results: z.array(listedOrder), next: z.int().nullable().describe('For `after`') })
  .meta({ id: 'FoundOrders' });
export type FoundOrders = z.infer<typeof foundOrders>;

/** What lets one account read what it was allowed to take out, for some minutes. */
export const orderExport = z.object({
  orders: z.int().min(0),
  key: z.string().describe('For `readExport`, in the same account'),
  expires_at: timestamp,
});

export const exportQuery = z.object({ key: z.string().min(1).max(4000) });
export const exportedOrders = z.object({ results: z.array(listedOrder) }).meta({ id: 'ExportedOrders' });

export const performanceQuery = z
  .object({
    event_id: idParameter.optional(),
    performance_id: idParameter.optional(),
    lang: z.enum(interfaceLanguages).optional().describe('Of the titles'),
  })
  .refine(hasEvent, eventMissing);
export type PerformanceQuery = z.output<typeof performanceQuery>;

const listedPerformance = z
  .object({
    event_id: id,
    performance_id: id,
    title: z.string(),
    started_at: timestamp.describe('With the offset of its place'),
  })
  .meta({ id: 'ListedPerformance' });
export type ListedPerformance = z.infer<typeof listedPerformance>;
export const listedPerformances = z.object({ results: z.array(listedPerformance) });
