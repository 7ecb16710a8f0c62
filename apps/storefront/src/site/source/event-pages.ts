import type { Event } from '@parterre/contracts/events/event';
import type { LoadContext, QuerySource } from '@parterre/static-site/shared/data-source';
import type { EventData } from '../../pages/event/event.data.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { personCardView } from '../views/card-views.ts';
import { eventPlaceView, eventView } from '../views/event-view.ts';
import type { AffectedContent } from './affected-content.ts';
import { onSaleFirst, shareCard } from './event-list-pages.ts';
import { byIds, listBatches } from './list-batches.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';

/** Every event has a page in every language, past ones too. */
export async function* eventPages(
  context: SourceContext,
  affected?: AffectedContent,
): AsyncGenerator<PageSource> {
  const ids = affected?.ids('event', paths.events());
  if (ids?.length === 0) return;
  const categories = new Set(await similarCategories(context));
  for (const language of context.languages) {
    const lookup = createLookup(context, language);
    for await (const events of eventBatches(context, language, ids))
      for (const event of events) yield eventPage({ context, language, categories, lookup }, event);
  }
}

const eventBatches = ({ api }: SourceContext, language: SiteLanguage, ids?: readonly number[]) =>
  listBatches(
    (batch) => api.listEvents({ ...batch, date_type: 'all', sort_by: 'id', ...localeQuery(language) }),
    byIds(ids),
  );

interface EventPageDeps {
  readonly context: SourceContext;
  readonly language: SiteLanguage;
  /** Ids of those that have a list of similar events. */
  readonly categories: ReadonlySet<number>;
  readonly lookup: Lookup;
}

function eventPage(deps: EventPageDeps, event: Event): PageSource {
  const { context, language, categories } = deps;
  return pageSource(context, {
    language,
    path: paths.event(event.id),
    title: event.title,
    template: 'event',
    keys: eventKeys(event),
    queries: categories.has(event.category.id) ? { similar: similarQuery(event.category.id, language) } : {},
    listed: { lastModified: event.updated_at },
    load: (loading) => loadEvent(deps, event, loading),
  });
}

const eventKeys = ({ id, category, hall, place, location, persons }: Event): readonly string[] => [
  `event:${id}`,
  `category:${category.id}`,
  `hall:${hall.id}`,
  `place:${place.id}`,
  `location:${location.id}`,
  ...new Set(persons.map((person) => `person:${person.id}`)),
];

async function loadEvent(
  { context: { api }, language, lookup }: EventPageDeps,
  { id, event_source_id, place, persons }: Event,
  { share }: LoadContext,
): Promise<EventData> {
  const { code, currency } = language;
  const [event, prices, placeDetail, cast] = await Promise.all([
    api.readEvent(id, localeQuery(language)),
    api.listDatesPrices({ event_source_id, currency }),
    lookup.place(place.id),
    Promise.all(persons.map((person) => lookup.person(person.id))),
  ]);
  return {
    ...eventView(event, prices.results, placeDetail),
    place: share(`place:${placeDetail.id}:${code}`, () => eventPlaceView(placeDetail)),
    cast: persons.map(({ role }, index) => {
      const person = cast[index];
      if (!person) throw new Error(`Event ${id} names a person that cannot be read.`);
      return { role, person: share(`person:${person.id}:${code}`, () => personCardView(person)) };
    }),
  };
}

/** One more than a page shows, since an event is not similar to itself. */
const similarCount = 7;

const similarQuery = (categoryId: number, { code }: SiteLanguage) => `similar-${categoryId}-${code}`;

const similarCategories = async ({ api }: SourceContext): Promise<readonly number[]> =>
  (await api.listCategories({ limit: 500, date_type: 'all' })).results.map(({ id }) => id);

/** The next events of each category: a query that all its pages share, so that one change does not rebuild them all. */
export async function* similarEvents(context: SourceContext): AsyncGenerator<QuerySource> {
  for (const categoryId of await similarCategories(context))
    for (const language of context.languages)
      yield {
        name: similarQuery(categoryId, language),
        keys: ['list:events', 'list:places', 'list:locations'],
        load: async (loading) => {
          const filter = { category_id_in: [categoryId], limit: 3 * similarCount };
          const { results } = await context.api.listEvents({ ...filter, ...localeQuery(language) });
          const suggested = onSaleFirst(results).slice(0, similarCount);
          return suggested.map((event) => shareCard(loading, language, event));
        },
      };
}
