import {
  type AppliedFilter,
  appliedFilters,
  removeFilter,
} from '@parterre/domain/catalogue-filters/applied-filters';
import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';

/** One way out of an empty list: without a filter, or with it alone. */
export interface WayOut {
  readonly kind: 'without' | 'only';
  readonly filter: AppliedFilter;
  readonly filters: CatalogueFilters;
}

/** Each costs a call. */
const mostAsked = 6;

/** Filters that are `fixed` stay. Of each other one: the list without it, then the list with it alone. */
export function waysOut(filters: CatalogueFilters, fixed?: AppliedFilter['kind']): readonly WayOut[] {
  const loose = appliedFilters(filters)
    .filter(({ kind }) => kind !== fixed)
    .slice(0, mostAsked);
  const without: readonly WayOut[] = loose.map((filter) => ({
    kind: 'without',
    filter,
    filters: removeFilter(filters, filter),
  }));
  const only: readonly WayOut[] = loose.map((filter) => ({
    kind: 'only',
    filter,
    filters: loose.filter((other) => other !== filter).reduce(removeFilter, filters),
  }));
  // With two filters, one without the other is the other alone.
  return loose.length > 2 ? [...without, ...only] : without;
}
