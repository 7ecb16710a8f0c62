import type { Place } from '@parterre/contracts/places/place';
import { listPaths } from '../../list-paths.ts';
import { cityAnchor } from '../../pages/places/city-anchor.ts';
import type { CityData, PlaceData, PlacesData } from '../../pages/places/places.data.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { placeCardView } from '../views/card-views.ts';
import { placeView } from '../views/place-view.ts';
import { type AffectedContent, isListPage } from './affected-content.ts';
import { shareCard } from './event-list-pages.ts';
import { byIds, listBatches } from './list-batches.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { buildIndex, paginate } from './paginate.ts';
import { type EventIdsBy, eventRelations, toEventKeys } from './relations.ts';
import type { SourceContext } from './source-context.ts';

/** What the list can show; search finds the others. */
const maxListed = 500;
const placesPerPage = 60;
const maxEvents = 24;

export async function* placePages(
  context: SourceContext,
  affected?: AffectedContent,
): AsyncGenerator<PageSource> {
  if (!affected || affected.has(['list:places'], isListPage(paths.places())))
    for (const language of context.languages) yield* listPages(context, language);

  const ids = affected?.ids('place', paths.places());
  if (ids?.length === 0) return;
  const { byPlace } = await eventRelations(context, ids && { field: 'place_id_in', ids });
  for (const language of context.languages)
    for await (const places of listBatches(
      (batch) => context.api.listPlaces({ ...batch, sort_by: 'id', lang: language.code }),
      byIds(ids),
    ))
      for (const place of places) yield placePage(context, language, place, byPlace);
}

/** The cities with most places first, and in each the places with most events. */
async function* listPages(context: SourceContext, language: SiteLanguage): AsyncGenerator<PageSource> {
  const order = { sort_by: 'events_count', sort_on: 'desc' } as const;
  const { results } = await context.api.listPlaces({ limit: maxListed, lang: language.code, ...order });
  const pages = paginate(byCity(results).flat(), placesPerPage);
  const index = buildIndex(pages, ({ location: { id, name } }) => ({ label: name, anchor: cityAnchor(id) }));
  for (const [position, places] of pages.entries())
    yield pageSource(context, {
      language,
      path: listPaths.placesPage(position + 1),
      template: 'places',
      keys: ['list:places', 'list:locations', 'list:events'],
      listed: {},
      load: (): PlacesData => ({
        cities: byCity(places).map(cityView),
        index,
        page: position + 1,
        pages: pages.length,
      }),
    });
}

const byCity = (places: readonly Place[]): readonly (readonly Place[])[] =>
  [...Map.groupBy(places, ({ location }) => location.id).values()].toSorted((a, b) => b.length - a.length);

const cityView = (places: readonly Place[]): CityData => ({
  id: places[0]?.location.id ?? 0,
  name: places[0]?.location.name ?? '',
  places: places.map(placeCardView),
});

const placePage = (context: SourceContext, language: SiteLanguage, place: Place, events: EventIdsBy) =>
  pageSource(context, {
    language,
    path: paths.place(place.id),
    title: place.name,
    template: 'place',
    keys: [
      `place:${place.id}`,
      `location:${place.location.id}`,
      ...place.halls.map(({ id }) => `hall:${id}`),
      ...toEventKeys(events.get(place.id)),
    ],
    listed: {},
    load: async (loading): Promise<PlaceData> => {
      const filter = { place_id_in: [place.id], limit: maxEvents };
      const { results } = await context.api.listEvents({ ...filter, ...localeQuery(language) });
      return {
        ...placeView(place),
        events: results.map((event) => shareCard(loading, language, event)),
      };
    },
  });
