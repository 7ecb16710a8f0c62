import type { Person } from '@parterre/contracts/persons/person';
import { byFamilyName, initialOf } from '../../pages/persons/family-name.ts';
import type { ListedPerson, PersonData, PersonsData } from '../../pages/persons/persons.data.ts';
import { paths } from '../../paths.ts';
import { type SiteLanguage, spoken } from '../site-languages.ts';
import { newsCardView, personCardView } from '../views/card-views.ts';
import { plainSummary } from '../views/plain-summary.ts';
import { shareCard } from './event-list-pages.ts';
import { eventKeysOf, eventRelations } from './event-relations.ts';
import { indexOf, inPages, isPageOf } from './in-pages.ts';
import { listBatches, ofIds } from './list-batches.ts';
import { newsByPerson, newsKeysOf } from './news-relations.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

/** What the list can show; search finds the others. */
const mostListed = 500;
/** Full rows of eight, six, four, three or two. */
const personsPerPage = 48;
const mostEvents = 24;
const mostNews = 3;

export async function* personPages(context: SourceContext, touched?: Touched): AsyncGenerator<PageSource> {
  if (!touched || touched.has(['list:persons'], isPageOf(paths.persons())))
    for (const language of context.languages) yield* listPages(context, language);

  const ids = touched?.ids('person', paths.persons());
  if (ids?.length === 0) return;
  const filter = ids && ({ field: 'person_id_in', ids } as const);
  const { byPerson: events } = await eventRelations(context, filter);
  const news = await newsByPerson(context, filter);
  const keysOf = ({ id }: Person) => [
    `person:${id}`,
    ...eventKeysOf(events.get(id)),
    ...newsKeysOf(news.get(id)),
  ];
  for (const language of context.languages)
    for await (const persons of listBatches(
      (batch) => context.api.listPersons({ ...batch, sort_by: 'id', lang: language.code }),
      ofIds(ids),
    ))
      for (const person of persons) yield personPage(context, language, person, keysOf(person));
}

/** Those with most events, by family name. */
async function* listPages(context: SourceContext, language: SiteLanguage): AsyncGenerator<PageSource> {
  const order = { sort_by: 'events_count', sort_on: 'desc' } as const;
  const { results } = await context.api.listPersons({ limit: mostListed, lang: language.code, ...order });
  const compare = byFamilyName(language.code);
  const pages = inPages(
    results.map(listedPerson).toSorted((a, b) => compare(a.name, b.name)),
    personsPerPage,
  );
  const index = indexOf(pages, ({ name }) => ({ label: initialOf(name), anchor: initialOf(name) }));
  for (const [position, persons] of pages.entries())
    yield pageSource(context, {
      language,
      path: paths.personsPage(position + 1),
      template: 'persons',
      keys: ['list:persons', 'list:events'],
      listed: {},
      load: (): PersonsData => ({ persons, index, page: position + 1, pages: pages.length }),
    });
}

const listedPerson = (person: Person): ListedPerson => ({
  ...personCardView(person),
  role: person.role,
  eventsCount: person.events_count,
});

const personPage = (
  context: SourceContext,
  language: SiteLanguage,
  person: Person,
  keys: readonly string[],
) =>
  pageSource(context, {
    language,
    path: paths.person(person.id),
    template: 'person',
    keys,
    listed: {},
    load: async (loading): Promise<PersonData> => {
      const filter = { person_id_in: [person.id] };
      const [events, news] = await Promise.all([
        context.api.listEvents({ ...filter, limit: mostEvents, ...spoken(language) }),
        context.api.listNews({ ...filter, limit: mostNews, lang: language.code }),
      ]);
      return {
        ...personCardView(person),
        role: person.role,
        biography: person.biography,
        summary: plainSummary(person.biography),
        events: events.results.map((event) => shareCard(loading, language, event)),
        news: news.results.map(newsCardView),
      };
    },
  });
