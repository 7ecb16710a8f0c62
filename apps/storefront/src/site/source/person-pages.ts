import type { Person } from '@parterre/contracts/persons/person';
import type { PersonData, PersonsData } from '../../pages/persons/persons.data.ts';
import { paths } from '../../paths.ts';
import { type SiteLanguage, spoken } from '../site-languages.ts';
import { personCardView } from '../views/card-views.ts';
import { shareCard } from './event-list-pages.ts';
import { type EventIdsBy, eventKeysOf, eventRelations } from './event-relations.ts';
import { listBatches, ofIds } from './list-batches.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

/** What one page can show; search finds the others. */
const mostListed = 500;
const mostEvents = 24;

export async function* personPages(context: SourceContext, touched?: Touched): AsyncGenerator<PageSource> {
  if (!touched || touched.has(['list:persons'], (path) => path === paths.persons()))
    for (const language of context.languages) yield listPage(context, language);

  const ids = touched?.ids('person', paths.persons());
  if (ids?.length === 0) return;
  const { byPerson } = await eventRelations(context, ids && { field: 'person_id_in', ids });
  for (const language of context.languages)
    for await (const persons of listBatches(
      (batch) => context.api.listPersons({ ...batch, sort_by: 'id', lang: language.code }),
      ofIds(ids),
    ))
      for (const person of persons) yield personPage(context, language, person, byPerson);
}

const listPage = (context: SourceContext, language: SiteLanguage) =>
  pageSource(context, {
    language,
    path: paths.persons(),
    template: 'persons',
    keys: ['list:persons', 'list:events'],
    listed: {},
    load: async ({ share }): Promise<PersonsData> => {
      const { results, total } = await context.api.listPersons({ limit: mostListed, lang: language.code });
      const view = (person: Person) =>
        share(`person-card:${person.id}:${language.code}`, () => personCardView(person));
      return { total, persons: results.map(view) };
    },
  });

const personPage = (context: SourceContext, language: SiteLanguage, person: Person, events: EventIdsBy) =>
  pageSource(context, {
    language,
    path: paths.person(person.id),
    template: 'person',
    keys: [`person:${person.id}`, ...eventKeysOf(events.get(person.id))],
    listed: {},
    load: async (loading): Promise<PersonData> => {
      const filter = { person_id_in: [person.id], limit: mostEvents };
      const { results } = await context.api.listEvents({ ...filter, ...spoken(language) });
      return {
        ...personCardView(person),
        biography: person.biography,
        events: results.map((event) => shareCard(loading, language, event)),
      };
    },
  });
