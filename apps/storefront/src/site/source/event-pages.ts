import type { Event } from '@parterre/contracts/events/event';
import type { LoadContext } from '@parterre/static-site/shared/data-source';
import type { EventData } from '../../pages/event/event.data.ts';
import { paths } from '../../paths.ts';
import { type SiteLanguage, spoken } from '../site-languages.ts';
import { personCardView } from '../views/card-views.ts';
import { eventPlaceView } from '../views/event-place-view.ts';
import { eventView } from '../views/event-view.ts';
import { listBatches, ofIds } from './list-batches.ts';
import { type Lookup, lookup } from './lookup.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { similarCategories, similarQuery } from './similar-events.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

/** Every event has a page in every language, past ones too. */
export async function* eventPages(context: SourceContext, touched?: Touched): AsyncGenerator<PageSource> {
  const ids = touched?.ids('event', paths.events());
  if (ids?.length === 0) return;
  const categories = new Set(await similarCategories(context));
  for (const language of context.languages) {
    const things = lookup(context, language);
    for await (const events of eventBatches(context, language, ids))
      for (const event of events) yield eventPage({ context, language, categories, things }, event);
  }
}

const eventBatches = ({ api }: SourceContext, language: SiteLanguage, ids?: readonly number[]) =>
  listBatches(
    (batch) => api.listEvents({ ...batch, date_type: 'all', sort_by: 'id', ...spoken(language) }),
    ofIds(ids),
  );

interface EventShelf {
  readonly context: SourceContext;
  readonly language: SiteLanguage;
  /** Ids of those that have a list of similar events. */
  readonly categories: ReadonlySet<number>;
  readonly things: Lookup;
}

function eventPage(shelf: EventShelf, event: Event): PageSource {
  const { context, language, categories } = shelf;
  return pageSource(context, {
    language,
    path: paths.event(event.id),
    template: 'event',
    keys: eventKeys(event),
    queries: categories.has(event.category.id) ? { similar: similarQuery(event.category.id, language) } : {},
    listed: { lastModified: event.updated_at },
    load: (loading) => loadEvent(shelf, event, loading),
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
  { context: { api }, language, things }: EventShelf,
  { id, event_source_id, place, persons }: Event,
  { share }: LoadContext,
): Promise<EventData> {
  const { code, currency } = language;
  const [event, prices, house, cast] = await Promise.all([
    api.readEvent(id, spoken(language)),
    api.listDatesPrices({ event_source_id, currency }),
    things.place(place.id),
    Promise.all(persons.map((person) => things.person(person.id))),
  ]);
  return {
    ...eventView(event, prices.results, house),
    place: share(`place:${house.id}:${code}`, () => eventPlaceView(house)),
    cast: persons.map(({ role }, index) => {
      const person = cast[index];
      if (!person) throw new Error(`Event ${id} names a person that cannot be read.`);
      return { role, person: share(`person:${person.id}:${code}`, () => personCardView(person)) };
    }),
  };
}
