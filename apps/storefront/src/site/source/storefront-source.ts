import type { DataSource, PageSource, QuerySource } from '@parterre/static-site/shared/data-source';
import { addRelatedKeys } from './add-related-keys.ts';
import { type AffectedContent, affectedBy } from './affected-content.ts';
import { eventListPages } from './event-list-pages.ts';
import { eventPages, similarEvents } from './event-pages.ts';
import { homePages } from './home-pages.ts';
import { landingPages } from './landing-pages.ts';
import { latestNews } from './latest-news.ts';
import { newsFeeds } from './news-feeds.ts';
import { newsPages } from './news-pages.ts';
import { personPages } from './person-pages.ts';
import { placePages } from './place-pages.ts';
import { plainPages } from './plain-pages.ts';
import { searchPages } from './search-pages.ts';
import { siteQueries } from './site-queries.ts';
import { siteSlices } from './site-slices.ts';
import type { SourceContext } from './source-context.ts';
import { textQueries } from './text-queries.ts';

const pageLists = [
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

async function* allPages(context: SourceContext, affected?: AffectedContent): AsyncGenerator<PageSource> {
  for (const listPages of pageLists) yield* listPages(context, affected);
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
    const related = changes?.isOwnOnly ? changes : changes && (await addRelatedKeys(context, changes));
    yield* allPages(context, related && affectedBy(related, context.languages));
  },
  listSlices: () => siteSlices(context),
  listQueries: () => allQueries(context),
  listFeeds: () => newsFeeds(context),
});
