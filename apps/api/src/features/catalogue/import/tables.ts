/** What has an id of ours and the operator's key, in the order in which it is written: what is referred to comes first. */
export const storedKinds = [
  'category_types',
  'categories',
  'locations',
  'places',
  'halls',
  'persons',
  'events',
  'news',
] as const;
export type StoredKind = (typeof storedKinds)[number];

/**
 * The tables that an import writes, in the order of their references. Rows are stored over those with the same `key`;
 * where an `owner` is named instead, all rows of each owner that is written are replaced.
 */
export const tables = {
  exchange_rates: { key: ['from_currency', 'to_currency'] },
  landings: { key: ['id'] },
  landing_pages: { owner: 'landings', column: 'landing_id' },
  category_types: { key: ['id'] },
  categories: { key: ['id'] },
  locations: { key: ['id'] },
  places: { key: ['id'] },
  place_texts: { owner: 'places', column: 'place_id' },
  seating_plans: { key: ['id'] },
  plan_zones: { key: ['plan_id', 'zone'] },
  halls: { key: ['id'] },
  persons: { key: ['id'] },
  person_texts: { owner: 'persons', column: 'person_id' },
  events: { key: ['id'] },
  event_texts: { owner: 'events', column: 'event_id' },
  event_labels: { owner: 'events', column: 'event_id' },
  event_persons: { owner: 'events', column: 'event_id' },
  price_ranges: { owner: 'events', column: 'event_id' },
  ticket_types: { owner: 'events', column: 'event_id' },
  ticket_prices: { owner: 'events', column: 'event_id' },
  performances: { key: ['event_id', 'id'] },
  listed_performances: { key: ['performance_id'] },
  withheld_units: { owner: 'events', column: 'event_id' },
  news: { key: ['id'] },
  news_texts: { owner: 'news', column: 'news_id' },
  news_events: { owner: 'news', column: 'news_id' },
  news_persons: { owner: 'news', column: 'news_id' },
} as const satisfies Record<string, { key: readonly string[] } | { owner: string; column: string }>;

export type TableName = keyof typeof tables;

/** Those that have rows for every event. */
export const eventTables = [
  'events',
  'event_texts',
  'event_labels',
  'event_persons',
  'price_ranges',
  'ticket_types',
  'ticket_prices',
  'performances',
  'listed_performances',
  'withheld_units',
] as const satisfies readonly TableName[];

export type Row = Readonly<Record<string, unknown>>;
export type Rows = Partial<Record<TableName, Row[]>>;

export function addRows(all: Rows, more: Rows): void {
  for (const [name, rows] of Object.entries(more)) {
    // Object.entries forgets the names of the keys.
    const table = name as TableName;
    all[table] ??= [];
    for (const row of rows) all[table].push(row);
  }
}
