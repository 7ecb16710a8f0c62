import {
  type AppliedFilter,
  appliedFilters,
  removeFilter,
} from '@parterre/domain/catalogue-filters/applied-filters';
import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';

/** A way out of an empty list: without one of its filters, or with that one alone. */
export interface RelaxedFilters {
  readonly kind: 'without' | 'only';
  readonly filter: AppliedFilter;
  readonly filters: CatalogueFilters;
}

/** Each one costs a call. */
const maxTried = 6;

/** Filters that are `fixed` stay. Of each other one: the list without it, then the list with it alone. */
export function relaxFilters(
  filters: CatalogueFilters,
  fixed?: AppliedFilter['kind'],
): readonly RelaxedFilters[] {
  const loose = appliedFilters(filters)
    .filter(({ kind }) => kind !== fixed)
    .slice(0, maxTried);
  const without: readonly RelaxedFilters[] = loose.map((filter) => ({
    kind: 'without',
    filter,
    filters: removeFilter(filters, filter),
  }));
  const only: readonly RelaxedFilters[] = loose.map((filter) => ({
    kind: 'only',
    filter,
    filters: loose.filter((other) => other !== filter).reduce(removeFilter, filters),
  }));
  // With two filters, one without the other is the other alone.
  return loose.length > 2 ? [...without, ...only] : without;
}
