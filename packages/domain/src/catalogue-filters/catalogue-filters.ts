export const idFields = ['categories', 'halls', 'places', 'cities'] as const;
export type IdField = (typeof idFields)[number];

export const eventSorts = ['date', 'price', 'price_desc', 'title', 'new', 'relevance'] as const;
export type EventSort = (typeof eventSorts)[number];

/** What a list of events is narrowed by (spec §3), and how it is read: text, price, order, page (ux §2.2). */
export type CatalogueFilters = {
  readonly [Field in IdField]: readonly number[];
} & {
  /** yyyy-mm-dd; alone it means that one day. */
  readonly date_gte: string | null;
  readonly date_lte: string | null;
  readonly is_star_cast: boolean;
  readonly search: string;
  /** Words of the search that the days were read from, and the city; empty for what was chosen by hand. */
  readonly date_words: string;
  readonly city_words: string;
  readonly price_gte: number | null;
  readonly price_lte: number | null;
  readonly sort: EventSort;
  readonly page: number;
};

export const noFilters: CatalogueFilters = {
  categories: [],
  halls: [],
  places: [],
  cities: [],
  date_gte: null,
  date_lte: null,
  is_star_cast: false,
  search: '',
  date_words: '',
  city_words: '',
  price_gte: null,
  price_lte: null,
  sort: 'date',
  page: 1,
};

const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

type Range<Bound> = readonly [from: Bound | null, to: Bound | null];

const inOrder = <Bound extends string | number>([from, to]: Range<Bound>): Range<Bound> =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

/** One state has one form: lists ascend without repeats, ranges run forward, bounds that change nothing are left out. */
export function canonicalFilters(filters: CatalogueFilters): CatalogueFilters {
  const [firstDay, lastDay] = inOrder([filters.date_gte, filters.date_lte]);
  const [lowest, highest] = inOrder([filters.price_gte, filters.price_lte]);
  return {
    ...filters,
    categories: ascending(filters.categories),
    halls: ascending(filters.halls),
    places: ascending(filters.places),
    cities: ascending(filters.cities),
    date_gte: firstDay,
    date_lte: lastDay === firstDay ? null : lastDay,
    date_words: (firstDay ?? lastDay) ? filters.date_words : '',
    city_words: filters.cities.length > 0 ? filters.city_words : '',
    price_gte: lowest === 0 ? null : lowest,
    price_lte: highest,
  };
}
