import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useAnswer } from '../../api/use-answer.ts';
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

const most = '500';

/** Where the places are changes rarely, so it is asked once; the counts follow the filters. */
export function useMappedPlaces(
  filters: CatalogueFilters,
  currency: string,
): readonly MappedPlace[] | undefined {
  const lang = useLanguage();
  const query = countedQuery({ ...filters, places: [], halls: [], cities: [] }, currency);
  const places = useAnswer(`places ${lang}`, async (api, signal) => {
    const { results } = await api.listPlaces({ lang, limit: most }, { signal });
    return results;
  }).answer;
  const counts = useAnswer(`place counts ${JSON.stringify(query)}`, async (api, signal) => {
    const { results } = await api.listEventsPlaces({ ...query, limit: most }, { signal });
    return new Map(results.map(({ id, events_count }) => [id, events_count]));
  }).answer;
  return (
    places &&
    counts &&
    places.flatMap(({ id, name, location, geo }) =>
      geo ? [{ id, name, city: location, geo, count: counts.get(id) ?? 0 }] : [],
    )
  );
}
