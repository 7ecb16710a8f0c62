import { z } from 'zod';
import { amount, currencyCode, localDateTime, picture, sourceId, translated } from './values.ts';

/** VAT that a price contains: at a rate, or none for a reason that the law gives. The seller's own rate counts where nothing is said. */
const vat = z.union([
  z.strictObject({ percent: z.number().min(0).max(100).multipleOf(0.01) }),
  z.strictObject({ exempt: z.string().trim().min(1).max(200) }),
]);

/** What one zone of a hall costs. `prices` holds what the operator set by hand; the rest is derived from the base price. */
const ticketType = z.strictObject({
  /** A category of the seating plan, or a general-admission zone. */
  zone: sourceId,
  name: translated,
  price: amount,
  service_fee: amount,
  prices: z.partialRecord(currencyCode, z.strictObject({ price: amount, service_fee: amount })).optional(),
  /** Of the price, and of the fee. */
  vat: vat.optional(),
  fee_vat: vat.optional(),
  /** How many may be sold, for general admission. Seats of a plan are counted by the plan. */
  capacity: z.int().min(0).max(200_000).optional(),
});

const eventDate = z.strictObject({
  source_id: sourceId,
  hall: sourceId,
  started_at: localDateTime,
  doors_at: localDateTime.optional(),
  /** When set, the date is not sold before. */
  sale_starts_at: localDateTime.optional(),
  sale_ends_at: localDateTime.optional(),
  status: z.enum(['scheduled', 'cancelled', 'postponed']).default('scheduled'),
  /** Instead of the event's own ticket types. */
  ticket_types: z.array(ticketType).min(1).max(64).optional(),
  /** Seats by their guid, and general-admission places by zone, that are kept from this sale. */
  not_for_sale: z
    .strictObject({
      seats: z.array(z.string().max(64)).max(200_000),
      general: z.record(sourceId, z.int().min(0)),
    })
    .partial()
    .optional(),
});

export const event = z.strictObject({
  source_id: sourceId,
  category: sourceId,
  title: translated,
  subtitle: translated.optional(),
  /** Safe HTML: paragraphs, lists, emphasis, links. Anything else is refused. */
  description: translated,
  age_limit: z.int().min(0).max(21),
  duration_minutes: z.int().min(1).max(100_000),
  currency: currencyCode,
  labels: z.array(z.enum(['premiere', 'last_shows', 'star_cast', 'family'])).default([]),
  persons: z
    .array(z.strictObject({ person: sourceId, role: translated }))
    .max(200)
    .default([]),
  images: z.strictObject({ poster: picture, banner: picture.optional(), gallery: z.array(picture).max(24) }),
  ticket_types: z.array(ticketType).min(1).max(64),
  dates: z.array(eventDate).min(1).max(5000),
  /** On which landings it is sold; on all of them when left out. */
  landings: z.array(z.int().min(1)).optional(),
  /** Whether its tickets may be ordered by invoice, on landings that take invoices. Such an order keeps its seats for days. */
  invoices: z.boolean().default(false),
  /** The most of its tickets that one order may hold, where that is fewer than the house allows for any order. */
  max_tickets: z.int().min(1).max(100).optional(),
});

export const newsItem = z.strictObject({
  source_id: sourceId,
  title: translated,
  lead: translated,
  /** Safe HTML. */
  body: translated,
  published_at: localDateTime,
  image: picture.optional(),
  events: z.array(sourceId).default([]),
  persons: z.array(sourceId).default([]),
});
