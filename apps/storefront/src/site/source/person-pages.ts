import type { Person } from '@parterre/contracts/persons/person';
import { listPaths } from '../../list-paths.ts';
import { byFamilyName, indexLetter } from '../../pages/persons/family-name.ts';
import type { ListedPerson, PersonData, PersonsData } from '../../pages/persons/persons.data.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { newsCardView, personCardView } from '../views/card-views.ts';
import { plainSummary } from '../views/plain-summary.ts';
import { type AffectedContent, isListPage } from './affected-content.ts';
import { shareCard } from './event-list-pages.ts';
import { byIds, listBatches } from './list-batches.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { buildIndex, paginate } from './paginate.ts';
import { eventRelations, newsByPerson, toEventKeys, toNewsKeys } from './relations.ts';
import type { SourceContext } from './source-context.ts';

/** What the list can show; search finds the others. */
const maxListed = 500;
/** Full rows of eight, six, four, three or two. */
const personsPerPage = 48;
const maxEvents = 24;
const maxNews = 3;

export async function* personPages(
  context: SourceContext,
  affected?: AffectedContent,
): AsyncGenerator<PageSource> {
  if (!affected || affected.has(['list:persons'], isListPage(paths.persons())))
    for (const language of context.languages) yield* listPages(context, language);

  const ids = affected?.ids('person', paths.persons());
  if (ids?.length === 0) return;
  const filter = ids && ({ field: 'person_id_in', ids } as const);
  const { byPerson: events } = await eventRelations(context, filter);
  const news = await newsByPerson(context, filter);
  const personKeys = ({ id }: Person) => [
    `person:${id}`,
    ...toEventKeys(events.get(id)),
    ...toNewsKeys(news.get(id)),
  ];
  for (const language of context.languages)
    for await (const persons of listBatches(
      (batch) => context.api.listPersons({ ...batch, sort_by: 'id', lang: language.code }),
      byIds(ids),
    ))
      for (const person of persons) yield personPage(context, language, person, personKeys(person));
}

/** Those with most events, by family name. */
async function* listPages(context: SourceContext, language: SiteLanguage): AsyncGenerator<PageSource> {
  const order = { sort_by: 'events_count', sort_on: 'desc' } as const;
  const { results } = await context.api.listPersons({ limit: maxListed, lang: language.code, ...order });
  const compare = byFamilyName(language.code);
  const pages = paginate(
    results.map(listedPerson).toSorted((a, b) => compare(a.name, b.name)),
    personsPerPage,
  );
  const index = buildIndex(pages, ({ name }) => ({ label: indexLetter(name), anchor: indexLetter(name) }));
  for (const [position, persons] of pages.entries())
    yield pageSource(context, {
      language,
      path: listPaths.personsPage(position + 1),
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
    title: person.name,
    template: 'person',
    keys,
    listed: {},
    load: async (loading): Promise<PersonData> => {
      const filter = { person_id_in: [person.id] };
      const [events, news] = await Promise.all([
        context.api.listEvents({ ...filter, limit: maxEvents, ...localeQuery(language) }),
        context.api.listNews({ ...filter, limit: maxNews, lang: language.code }),
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
