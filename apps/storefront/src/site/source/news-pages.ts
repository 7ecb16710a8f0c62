import type { NewsItem } from '@parterre/contracts/news/news-item';
import type { NewsData, NewsItemData } from '../../pages/news/news.data.ts';
import { paths } from '../../paths.ts';
import { type SiteLanguage, spoken } from '../site-languages.ts';
import { newsCardView } from '../views/card-views.ts';
import { shareCard } from './event-list-pages.ts';
import { eventKeysOf } from './event-relations.ts';
import { listBatches, ofIds } from './list-batches.ts';
import { type Lookup, lookup } from './lookup.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

/** What one page can show; search finds the others. */
const mostListed = 100;

export async function* newsPages(context: SourceContext, touched?: Touched): AsyncGenerator<PageSource> {
  if (!touched || touched.has(['list:news'], (path) => path === paths.news()))
    for (const language of context.languages) yield listPage(context, language);

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

const listPage = (context: SourceContext, language: SiteLanguage) =>
  pageSource(context, {
    language,
    path: paths.news(),
    template: 'news',
    keys: ['list:news'],
    listed: {},
    load: async ({ share }): Promise<NewsData> => {
      const { results, total } = await context.api.listNews({ limit: mostListed, lang: language.code });
      const view = (item: NewsItem) => share(`news:${item.id}:${language.code}`, () => newsCardView(item));
      return { total, news: results.map(view) };
    },
  });

const itemPage = (context: SourceContext, language: SiteLanguage, item: NewsItem, things: Lookup) =>
  pageSource(context, {
    language,
    path: paths.newsItem(item.id),
    template: 'newsItem',
    keys: [`news:${item.id}`, ...eventKeysOf(item.event_ids), ...item.person_ids.map((id) => `person:${id}`)],
    listed: { lastModified: item.published_at },
    load: async (loading): Promise<NewsItemData> => {
      const query = { id_in: item.event_ids, ...spoken(language) };
      const events = item.event_ids.length > 0 ? (await context.api.listEvents(query)).results : [];
      const persons = await Promise.all(item.person_ids.map(things.person));
      return {
        ...newsCardView(item),
        body: item.body,
        events: events.map((event) => shareCard(loading, language, event)),
        persons: persons.map(({ id, name }) => ({ id, name })),
      };
    },
  });
