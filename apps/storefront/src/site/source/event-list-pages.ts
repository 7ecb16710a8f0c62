import type { Event } from '@parterre/contracts/events/event';
import type { LoadContext } from '@parterre/static-site/shared/data-source';
import { eventCardView } from '../../features/event-card/event-card-view.ts';
import { eventsPerPage } from '../../features/event-list/event-pages.ts';
import { listPaths } from '../../list-paths.ts';
import type { Choice, EventsData, FilterChoices } from '../../pages/events/events.data.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { type AffectedContent, isListPage } from './affected-content.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';

/** One change may move every event to another page, so there is an end to them; filters and search reach the rest. */
const maxPages = 50;

/** Shared by every page that shows the event in this language. */
export const shareCard = ({ share }: LoadContext, { code }: SiteLanguage, event: Event) =>
  share(`card:${event.id}:${code}`, () => eventCardView(event));

const isOnSale = ({ sale_state }: Event): boolean => sale_state === 'on_sale';

/** What is suggested can be bought, as far as there is such. */
export const onSaleFirst = (events: readonly Event[]): readonly Event[] => [
  ...events.filter(isOnSale),
  ...events.filter((event) => !isOnSale(event)),
];

const listKeys = ['list:events', 'list:categories', 'list:locations'];

/** The list of events to come, page by page. */
export async function* eventListPages(
  context: SourceContext,
  affected?: AffectedContent,
): AsyncGenerator<PageSource> {
  if (affected && !affected.has(listKeys, isListPage(paths.events()))) return;
  for (const language of context.languages) yield* pagesIn(context, language);
}

async function* pagesIn(context: SourceContext, language: SiteLanguage): AsyncGenerator<PageSource> {
  const choices = await loadChoices(context, language);
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { results, total } = await context.api.listEvents({
      page,
      limit: eventsPerPage,
      ...localeQuery(language),
    });
    pages = Math.min(Math.max(Math.ceil(total / eventsPerPage), 1), maxPages);
    yield listPage(context, language, { results, total, page, pages, choices });
  }
}

const toChoice = ({ id, name }: Choice): Choice => ({ id, name });

async function loadChoices({ api }: SourceContext, { code: lang }: SiteLanguage): Promise<FilterChoices> {
  const [categories, cities] = await Promise.all([
    api.listCategories({ limit: 100, lang }),
    api.listEventsLocations({ limit: 100, lang }),
  ]);
  return { categories: categories.results.map(toChoice), cities: cities.results.map(toChoice) };
}

interface ListPage {
  readonly results: readonly Event[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly choices: FilterChoices;
}

const listPage = (context: SourceContext, language: SiteLanguage, { results, ...pageData }: ListPage) =>
  pageSource(context, {
    language,
    path: listPaths.eventsPage(pageData.page),
    template: 'events',
    keys: [...listKeys, ...new Set(results.flatMap(eventCardKeys))],
    listed: {},
    load: (loading): EventsData => ({
      ...pageData,
      events: results.map((event) => shareCard(loading, language, event)),
    }),
  });

/** The keys of everything that a card shows. */
const eventCardKeys = ({ id, place, location }: Event): readonly string[] => [
  `event:${id}`,
  `place:${place.id}`,
  `location:${location.id}`,
];
