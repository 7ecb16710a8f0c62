import type { StoredKind } from './tables.ts';

/** One of a kind, as keys of the catalogue and people call it. */
export const singular = {
  category_types: 'category_type',
  categories: 'category',
  locations: 'location',
  places: 'place',
  halls: 'hall',
  persons: 'person',
  events: 'event',
  news: 'news',
} as const satisfies Record<StoredKind, string>;
