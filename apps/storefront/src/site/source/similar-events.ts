import type { QuerySource } from '@parterre/static-site/shared/data-source';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { shareCard } from './event-list-pages.ts';
import type { SourceContext } from './source-context.ts';

/** One more than a page shows, since an event is not similar to itself. */
const count = 7;

export const similarQuery = (categoryId: number, { code }: SiteLanguage) => `similar-${categoryId}-${code}`;

export const similarCategories = async ({ api }: SourceContext): Promise<readonly number[]> =>
  (await api.listCategories({ limit: 500, date_type: 'all' })).results.map(({ id }) => id);

/** The next events of each category: a query that all its pages share, so that one change does not rebuild them all. */
export async function* similarEvents(context: SourceContext): AsyncGenerator<QuerySource> {
  for (const categoryId of await similarCategories(context))
    for (const language of context.languages)
      yield {
        name: similarQuery(categoryId, language),
        keys: ['list:events', 'list:places', 'list:locations'],
        load: async (loading) => {
          const filter = { category_id_in: [categoryId], limit: count };
          const { results } = await context.api.listEvents({ ...filter, ...localeQuery(language) });
          return results.map((event) => shareCard(loading, language, event));
        },
      };
}
