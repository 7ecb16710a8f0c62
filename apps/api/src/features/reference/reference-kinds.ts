import type { EventFacet } from '../events/event-counts.ts';
import type { EventFilters } from '../events/event-filters.ts';

/** One reference list: what it lists, and how events are counted for each item. */
export interface ReferenceKind {
  readonly table: EventFacet;
  readonly parent: string | undefined;
  /**
   * The list's own filter, which does not narrow its counts: they say what choosing another item of the same list would
   * find. All other filters do.
   */
  readonly ownFilter: 'category_id_in' | 'hall_id_in' | 'place_id_in' | 'location_id_in';
}

export const referenceKinds = {
  category_types: { table: 'category_types', parent: undefined, ownFilter: 'category_id_in' },
  categories: { table: 'categories', parent: 'type_id', ownFilter: 'category_id_in' },
  halls: { table: 'halls', parent: 'place_id', ownFilter: 'hall_id_in' },
  places: { table: 'places', parent: 'location_id', ownFilter: 'place_id_in' },
  locations: { table: 'locations', parent: undefined, ownFilter: 'location_id_in' },
} as const satisfies Record<string, ReferenceKind>;

export const withoutOwnFilter = (filters: EventFilters, { ownFilter }: ReferenceKind): EventFilters => ({
  ...filters,
  [ownFilter]: undefined,
});
