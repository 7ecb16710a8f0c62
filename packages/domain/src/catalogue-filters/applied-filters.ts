import { type CatalogueFilters, type IdField, idFields } from './catalogue-filters.ts';
import { changeFilters } from './edit-filters.ts';

/** What one chip above the results stands for. */
export type AppliedFilter =
  | { readonly kind: 'id'; readonly field: IdField; readonly id: number }
  | ({ readonly kind: 'dates' } & Pick<CatalogueFilters, 'date_gte' | 'date_lte'>)
  | { readonly kind: 'star_cast' }
  | ({ readonly kind: 'price' } & Pick<CatalogueFilters, 'price_gte' | 'price_lte'>)
  | { readonly kind: 'search'; readonly search: string };

/** In the order they are shown; their number is the count of applied filters. */
export function appliedFilters(filters: CatalogueFilters): AppliedFilter[] {
  const { date_gte, date_lte, price_gte, price_lte, search } = filters;
  const applied: AppliedFilter[] = idFields.flatMap((field) =>
    filters[field].map((id) => ({ kind: 'id', field, id }) as const),
  );
  if (date_gte !== null || date_lte !== null) applied.push({ kind: 'dates', date_gte, date_lte });
  if (filters.is_star_cast) applied.push({ kind: 'star_cast' });
  if (price_gte !== null || price_lte !== null) applied.push({ kind: 'price', price_gte, price_lte });
  if (search !== '') applied.push({ kind: 'search', search });
  return applied;
}

/** Words that a filter was read from are searched for without it: quoted, lest they be read again. */
export function removeFilter(filters: CatalogueFilters, applied: AppliedFilter): CatalogueFilters {
  const withText = (words: string) => (words ? `${filters.search} "${words}"`.trimStart() : filters.search);
  switch (applied.kind) {
    case 'id':
      return changeFilters(filters, {
        [applied.field]: filters[applied.field].filter((id) => id !== applied.id),
        ...(applied.field === 'cities' && { search: withText(filters.city_words) }),
      });
    case 'dates':
      return changeFilters(filters, {
        date_gte: null,
        date_lte: null,
        search: withText(filters.date_words),
      });
    case 'star_cast':
      return changeFilters(filters, { is_star_cast: false });
    case 'price':
      return changeFilters(filters, { price_gte: null, price_lte: null });
    case 'search':
      return changeFilters(filters, { search: '' });
  }
}
