import type { FeedSource } from '@parterre/static-site/shared/data-source';
import { listPaths } from '../../list-paths.ts';
import { linksIn, paths } from '../../paths.ts';
import { readMessages } from '../messages/read-messages.ts';
import { landingKey, readLanding } from './landing-pages.ts';
import type { SourceContext } from './source-context.ts';

const maxItems = 50;

/** The news of each language as RSS: `/news.rss`, `/de/news.rss`. */
export function* newsFeeds(context: SourceContext): Generator<FeedSource> {
  for (const language of context.languages) {
    const { code, prefix } = language;
    const link = linksIn({ pathPrefix: '', languagePrefix: prefix });
    yield {
      path: link(listPaths.newsFeed()),
      keys: ['list:news', landingKey(context)],
      load: async () => {
        const { name } = await readLanding(context, language);
        const { results } = await context.api.listNews({ limit: maxItems, lang: code });
        return {
          title: name,
          description: readMessages(code)['pages:newsTitle'] ?? name,
          language: code,
          path: link(paths.news()),
          items: results.map(({ id, title, lead, published_at }) => ({
            title,
            description: lead,
            path: link(paths.newsItem(id)),
            publishedAt: published_at,
          })),
        };
      },
    };
  }
}
