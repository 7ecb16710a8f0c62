import { sql } from 'kysely';

/** Whatever events are counted by: where each date stands that fits, and who is in it. */
export type EventFacet = 'category_types' | 'categories' | 'halls' | 'places' | 'locations' | 'persons';

/** How many events each thing has. Things without any are not named. */
export interface EventCounts {
  readonly ids: readonly number[];
  readonly counts: readonly number[];
}

/** Counts that were made before, as a table to join. */
export const countTable = ({ ids, counts }: EventCounts) =>
  sql`unnest(${ids}::integer[], ${counts}::integer[]) as counted (id, events_count)`;
