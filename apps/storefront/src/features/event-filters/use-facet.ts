import type { PublicApi } from '@parterre/api-client/public-api';
import type { Category, Setting } from '@parterre/contracts/reference/reference-items';
import type { CatalogueFilters, IdField } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { facetQuery } from './facet-query.ts';

/** One thing to choose, and how many events choosing it would find. */
export interface FacetItem {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly count: number;
}

const calls = {
  categories: 'listCategories',
  halls: 'listEventsHalls',
  places: 'listEventsPlaces',
  cities: 'listEventsLocations',
} as const satisfies Record<IdField, keyof PublicApi>;

const busiestFirst = { limit: '500', sort_by: 'events_count', sort_on: 'desc' };

const parentId = (item: Category | Setting) => ('type_id' in item ? item.type_id : item.parent_id);

const facetItem = (item: Category | Setting): FacetItem => ({
  id: item.id,
  name: item.name,
  parentId: parentId(item),
  count: item.events_count,
});

/** The choices of one filter, the busiest first; none when they cannot be loaded. The last counts stay until the next are loaded. */
export function useFacet(
  field: IdField,
  { filters, currency }: { readonly filters: CatalogueFilters; readonly currency: string },
  isWanted = true,
): readonly FacetItem[] | undefined {
  const query = { ...facetQuery(filters, field, currency), ...busiestFirst, lang: useLanguage() };
  const key = isWanted ? `${field} ${JSON.stringify(query)}` : null;
  const { data, state } = useApiQuery(key, async (api, signal) => {
    const { results } = await api[calls[field]](query, { signal });
    return results.map(facetItem);
  });
  return data ?? (state === 'failed' ? [] : undefined);
}
