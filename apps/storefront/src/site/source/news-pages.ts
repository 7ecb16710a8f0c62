import type { NewsItem } from '@parterre/contracts/news/news-item';
import { listPaths } from '../../list-paths.ts';
import type { NewsData, NewsItemData } from '../../pages/news/news.data.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { newsCardView, personCardView } from '../views/card-views.ts';
import { type AffectedContent, isListPage } from './affected-content.ts';
import { shareCard } from './event-list-pages.ts';
import { latestQuery } from './latest-news.ts';
import { byIds, listBatches } from './list-batches.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { toEventKeys } from './relations.ts';
import type { SourceContext } from './source-context.ts';

/** One that leads and four rows of three. */
const newsPerPage = 13;
/** One more piece moves every other, so there is an end to them; search finds the rest. */
const maxPages = 20;

export async function* newsPages(
  context: SourceContext,
  affected?: AffectedContent,
): AsyncGenerator<PageSource> {
  if (!affected || affected.has(['list:news'], isListPage(paths.news())))
    for (const language of context.languages) yield* listPages(context, language);

  const ids = affected?.ids('news', paths.news());
  if (ids?.length === 0) return;
  for (const language of context.languages) {
    const lookup = createLookup(context, language);
    for await (const news of listBatches(
      (batch) => context.api.listNews({ ...batch, sort_by: 'id', lang: language.code }),
      byIds(ids),
    ))
      for (const item of news) yield itemPage(context, language, item, lookup);
  }
}

async function* listPages(context: SourceContext, language: SiteLanguage): AsyncGenerator<PageSource> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { page, limit: newsPerPage, lang: language.code };
    const { results, total } = await context.api.listNews(query);
    pages = Math.min(Math.max(Math.ceil(total / newsPerPage), 1), maxPages);
    const data: NewsData = { news: results.map(newsCardView), page, pages };
    yield pageSource(context, {
      language,
      path: listPaths.newsPage(page),
      template: 'news',
      keys: ['list:news'],
      listed: {},
      load: () => data,
    });
  }
}

const itemPage = (context: SourceContext, language: SiteLanguage, item: NewsItem, lookup: Lookup) =>
  pageSource(context, {
    language,
    path: paths.newsItem(item.id),
    title: item.title,
    template: 'newsItem',
    keys: [`news:${item.id}`, ...toEventKeys(item.event_ids), ...item.person_ids.map((id) => `person:${id}`)],
    queries: { latest: latestQuery(language) },
    listed: { lastModified: item.published_at },
    load: async (loading): Promise<NewsItemData> => {
      const query = { id_in: item.event_ids, ...localeQuery(language) };
      const events = item.event_ids.length > 0 ? (await context.api.listEvents(query)).results : [];
      const persons = await Promise.all(item.person_ids.map(lookup.person));
      return {
        ...newsCardView(item),
        body: item.body,
        events: events.map((event) => shareCard(loading, language, event)),
        persons: persons.map((person) => ({ ...personCardView(person), role: person.role })),
      };
    },
  });
