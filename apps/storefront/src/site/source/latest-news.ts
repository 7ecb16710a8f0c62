import type { QuerySource } from '@parterre/static-site/shared/data-source';
import type { SiteLanguage } from '../site-languages.ts';
import { newsCardView } from '../views/card-views.ts';
import type { SourceContext } from './source-context.ts';

/** One more than a page shows, since a piece of news does not lead to itself. */
const count = 4;

export const latestQuery = ({ code }: SiteLanguage) => `latest-news-${code}`;

/** The latest news: a query that all news pages share, so that a new piece does not rebuild them all. */
export function* latestNews(context: SourceContext): Generator<QuerySource> {
  for (const language of context.languages)
    yield {
      name: latestQuery(language),
      keys: ['list:news'],
      load: async () => {
        const { results } = await context.api.listNews({ limit: count, lang: language.code });
        return results.map(newsCardView);
      },
    };
}
