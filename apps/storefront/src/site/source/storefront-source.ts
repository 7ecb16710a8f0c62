import type { DataSource, PageSource, QuerySource } from '@parterre/static-site/shared/data-source';
import { eventListPages } from './event-list-pages.ts';
import { eventPages } from './event-pages.ts';
import { homePages } from './home-pages.ts';
import { landingPages } from './landing-pages.ts';
import { latestNews } from './latest-news.ts';
import { newsFeeds } from './news-feeds.ts';
import { newsPages } from './news-pages.ts';
import { personPages } from './person-pages.ts';
import { placePages } from './place-pages.ts';
import { plainPages } from './plain-pages.ts';
import { searchPages } from './search-pages.ts';
import { similarEvents } from './similar-events.ts';
import { siteQueries } from './site-queries.ts';
import { siteSlices } from './site-slices.ts';
import type { SourceContext } from './source-context.ts';
import { textQueries } from './text-queries.ts';
import { type Touched, touchedBy } from './touched.ts';
import { withRelations } from './with-relations.ts';

const kinds = [
  homePages,
  eventListPages,
  searchPages,
  eventPages,
  personPages,
  placePages,
  newsPages,
  landingPages,
  plainPages,
] as const;

async function* allPages(context: SourceContext, touched?: Touched): AsyncGenerator<PageSource> {
  for (const pagesOf of kinds) yield* pagesOf(context, touched);
}

async function* allQueries(context: SourceContext): AsyncGenerator<QuerySource> {
  yield* siteQueries(context);
  yield* latestNews(context);
  yield* textQueries(context);
  yield* similarEvents(context);
}

/** The site's content, read from the public API. */
export const storefrontSource = (context: SourceContext): DataSource => ({
  async *listPages(changes) {
    const touched = changes && touchedBy(await withRelations(context, changes), context.languages);
    yield* allPages(context, touched);
  },
  listSlices: () => siteSlices(context),
  listQueries: () => allQueries(context),
  listFeeds: () => newsFeeds(context),
});
