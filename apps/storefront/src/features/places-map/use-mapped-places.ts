import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { countedQuery } from '../../listing/counted-query.ts';
import type { Geo } from './projection.ts';

/** A place and how many events it has under all filters but that of places and cities. */
export interface MappedPlace {
  readonly id: number;
  readonly name: string;
  readonly city: { readonly id: number; readonly name: string };
  readonly geo: Geo;
  readonly count: number;
}

const maxPlaces = '500';

/** Places rarely move, so they are fetched once; the counts follow the filters. */
export function useMappedPlaces(
  filters: CatalogueFilters,
  currency: string,
): readonly MappedPlace[] | undefined {
  const lang = useLanguage();
  const query = countedQuery({ ...filters, places: [], halls: [], cities: [] }, currency);
  const places = useApiQuery(`places ${lang}`, async (api, signal) => {
    const { results } = await api.listPlaces({ lang, limit: maxPlaces }, { signal });
    return results;
  }).data;
  const counts = useApiQuery(`place counts ${JSON.stringify(query)}`, async (api, signal) => {
    const { results } = await api.listEventsPlaces({ ...query, limit: maxPlaces }, { signal });
    return new Map(results.map(({ id, events_count }) => [id, events_count]));
  }).data;
  return (
    places &&
    counts &&
    places.flatMap(({ id, name, location, geo }) =>
      geo ? [{ id, name, city: location, geo, count: counts.get(id) ?? 0 }] : [],
    )
  );
}
