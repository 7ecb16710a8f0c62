import type { EventFilters } from '../events/event-conditions.ts';

type FacetFilter = 'category_id_in' | 'hall_id_in' | 'place_id_in' | 'location_id_in';

/** One reference list: what it lists, and how events are counted for each item. */
export interface ReferenceKind {
  readonly table: string;
  readonly parent: string | undefined;
  /** The column that says which item a date belongs to: of `dated`, or of `categories`, to which its category leads. */
  readonly facet:
    | 'dated.category_id'
    | 'dated.hall_id'
    | 'dated.place_id'
    | 'dated.location_id'
    | 'categories.type_id';
  /**
   * The list's own filter, which does not narrow its counts: they say what choosing another item of the same list would
   * find. All other filters do.
   */
  readonly ownFilter: FacetFilter;
}

export const referenceKinds = {
  category_types: {
    table: 'category_types',
    parent: undefined,
    facet: 'categories.type_id',
    ownFilter: 'category_id_in',
  },
  categories: {
    table: 'categories',
    parent: 'type_id',
    facet: 'dated.category_id',
    ownFilter: 'category_id_in',
  },
  halls: { table: 'halls', parent: 'place_id', facet: 'dated.hall_id', ownFilter: 'hall_id_in' },
  places: { table: 'places', parent: 'location_id', facet: 'dated.place_id', ownFilter: 'place_id_in' },
  locations: {
    table: 'locations',
    parent: undefined,
    facet: 'dated.location_id',
    ownFilter: 'location_id_in',
  },
} as const satisfies Record<string, ReferenceKind>;

export const withoutOwnFilter = (filters: EventFilters, { ownFilter }: ReferenceKind): EventFilters => ({
  ...filters,
  [ownFilter]: undefined,
});
