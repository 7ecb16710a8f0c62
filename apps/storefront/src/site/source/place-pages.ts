import type { Place } from '@parterre/contracts/places/place';
import type { PlaceData, PlacesData } from '../../pages/places/places.data.ts';
import { paths } from '../../paths.ts';
import { type SiteLanguage, spoken } from '../site-languages.ts';
import { placeCardView } from '../views/card-views.ts';
import { shareCard } from './event-list-pages.ts';
import { type EventIdsBy, eventKeysOf, eventRelations } from './event-relations.ts';
import { listBatches, ofIds } from './list-batches.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

/** What one page can show; search finds the others. */
const mostListed = 500;
const mostEvents = 24;

export async function* placePages(context: SourceContext, touched?: Touched): AsyncGenerator<PageSource> {
  if (!touched || touched.has(['list:places'], (path) => path === paths.places()))
    for (const language of context.languages) yield listPage(context, language);

  const ids = touched?.ids('place', paths.places());
  if (ids?.length === 0) return;
  const { byPlace } = await eventRelations(context, ids && { field: 'place_id_in', ids });
  for (const language of context.languages)
    for await (const places of listBatches(
      (batch) => context.api.listPlaces({ ...batch, sort_by: 'id', lang: language.code }),
      ofIds(ids),
    ))
      for (const place of places) yield placePage(context, language, place, byPlace);
}

const listPage = (context: SourceContext, language: SiteLanguage) =>
  pageSource(context, {
    language,
    path: paths.places(),
    template: 'places',
    keys: ['list:places', 'list:locations', 'list:events'],
    listed: {},
    load: async ({ share }): Promise<PlacesData> => {
      const { results, total } = await context.api.listPlaces({ limit: mostListed, lang: language.code });
      const view = (place: Place) =>
        share(`place-card:${place.id}:${language.code}`, () => placeCardView(place));
      return { total, places: results.map(view) };
    },
  });

const placePage = (context: SourceContext, language: SiteLanguage, place: Place, events: EventIdsBy) =>
  pageSource(context, {
    language,
    path: paths.place(place.id),
    template: 'place',
    keys: [
      `place:${place.id}`,
      `location:${place.location.id}`,
      ...place.halls.map(({ id }) => `hall:${id}`),
      ...eventKeysOf(events.get(place.id)),
    ],
    listed: {},
    load: async (loading): Promise<PlaceData> => {
      const filter = { place_id_in: [place.id], limit: mostEvents };
      const { results } = await context.api.listEvents({ ...filter, ...spoken(language) });
      return {
        ...placeCardView(place),
        description: place.description,
        gallery: place.images.gallery,
        halls: place.halls,
        events: results.map((event) => shareCard(loading, language, event)),
      };
    },
  });
