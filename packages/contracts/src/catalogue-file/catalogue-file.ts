import { removableKinds } from '@parterre/domain/drafts/item';
import { maxAmount } from '@parterre/domain/money/max-amount';
import { z } from 'zod';
import { category, categoryType } from './categories.ts';
import { event, newsItem } from './events.ts';
import { landing } from './landings.ts';
import { person } from './persons.ts';
import { hall, location, place, seatingPlan } from './places.ts';
import { currencyCode, form, languageCode, sourceId } from './values.ts';

/** How a price in another currency follows from the base price: by this rate, rounded up to a multiple of `step`. */
const exchangeRate = z.strictObject({
  from: currencyCode,
  to: currencyCode,
  rate: z.number().positive().max(maxAmount),
  step: z.number().positive().max(maxAmount),
  /** When the operator set it. */
  set_at: z.iso.datetime(form('instant')),
});

/**
 * The whole catalogue as one document: what `import` reads, `export` writes and the demo is made of.
 * Things refer to each other by `source_id`.
 */
export const catalogueFile = z.strictObject({
  format: z.literal('parterre-catalogue'),
  version: z.literal(1),
  main_lang: languageCode,
  exchange_rates: z.array(exchangeRate).default([]),
  landings: z.array(landing).default([]),
  category_types: z.array(categoryType).default([]),
  categories: z.array(category).default([]),
  locations: z.array(location).default([]),
  places: z.array(place).default([]),
  seating_plans: z.array(seatingPlan).default([]),
  halls: z.array(hall).default([]),
  persons: z.array(person).default([]),
  events: z.array(event).default([]),
  news: z.array(newsItem).default([]),
  /** What is to be in the catalogue no more, by kind. Naming what is not there is fine. */
  removed: z.partialRecord(z.enum(removableKinds), z.array(sourceId)).default({}),
});

/** As a person or a program writes it: what has a default may be left out. */
export type CatalogueFile = z.input<typeof catalogueFile>;
/** As it stands once read and checked. */
export type Catalogue = z.output<typeof catalogueFile>;
