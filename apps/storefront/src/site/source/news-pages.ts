import type { NewsItem } from '@parterre/contracts/news/news-item';
import type { NewsData, NewsItemData } from '../../pages/news/news.data.ts';
import { paths } from '../../paths.ts';
import { type SiteLanguage, spoken } from '../site-languages.ts';
import { newsCardView, personCardView } from '../views/card-views.ts';
import { shareCard } from './event-list-pages.ts';
import { eventKeysOf } from './event-relations.ts';
import { isPageOf } from './in-pages.ts';
import { latestQuery } from './latest-news.ts';
import { listBatches, ofIds } from './list-batches.ts';
import { type Lookup, lookup } from './lookup.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

/** One that leads and four rows of three. */
const newsPerPage = 13;
/** One more piece moves every other, so there is an end to them; search finds the rest. */
const mostPages = 20;

export async function* newsPages(context: SourceContext, touched?: Touched): AsyncGenerator<PageSource> {
  if (!touched || touched.has(['list:news'], isPageOf(paths.news())))
    for (const language of context.languages) yield* listPages(context, language);

  const ids = touched?.ids('news', paths.news());
  if (ids?.length === 0) return;
  for (const language of context.languages) {
    const things = lookup(context, language);
    for await (const news of listBatches(
      (batch) => context.api.listNews({ ...batch, sort_by: 'id', lang: language.code }),
      ofIds(ids),
    ))
      for (const item of news) yield itemPage(context, language, item, things);
  }
}

async function* listPages(context: SourceContext, language: SiteLanguage): AsyncGenerator<PageSource> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { page, limit: newsPerPage, lang: language.code };
    const { results, total } = await context.api.listNews(query);
    pages = Math.min(Math.max(Math.ceil(total / newsPerPage), 1), mostPages);
    const data: NewsData = { news: results.map(newsCardView), page, pages };
    yield pageSource(context, {
      language,
      path: paths.newsPage(page),
      template: 'news',
      keys: ['list:news'],
      listed: {},
      load: () => data,
    });
  }
}

const itemPage = (context: SourceContext, language: SiteLanguage, item: NewsItem, things: Lookup) =>
  pageSource(context, {
    language,
    path: paths.newsItem(item.id),
    template: 'newsItem',
    keys: [`news:${item.id}`, ...eventKeysOf(item.event_ids), ...item.person_ids.map((id) => `person:${id}`)],
    queries: { latest: latestQuery(language) },
    listed: { lastModified: item.published_at },
    load: async (loading): Promise<NewsItemData> => {
      const query = { id_in: item.event_ids, ...spoken(language) };
      const events = item.event_ids.length > 0 ? (await context.api.listEvents(query)).results : [];
      const persons = await Promise.all(item.person_ids.map(things.person));
      return {
        ...newsCardView(item),
        body: item.body,
        events: events.map((event) => shareCard(loading, language, event)),
        persons: persons.map((person) => ({ ...personCardView(person), role: person.role })),
      };
    },
  });
