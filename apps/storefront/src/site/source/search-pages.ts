import type { LoadContext } from '@parterre/static-site/shared/data-source';
import { starCastLabel } from '../../features/event-card/event-card-view.ts';
import type { SearchData } from '../../pages/search/search.data.ts';
import { paths } from '../../paths.ts';
import { type SiteLanguage, spoken } from '../site-languages.ts';
import { shareCard } from './event-list-pages.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

const keys = ['list:events'];
const mostPopular = 12;

/** The search: its results are asked for by the browser. */
export function* searchPages(context: SourceContext, touched?: Touched): Generator<PageSource> {
  if (touched && !touched.has(keys, (path) => path === paths.eventsSearch())) return;
  for (const language of context.languages)
    yield pageSource(context, {
      language,
      path: paths.eventsSearch(),
      template: 'search',
      keys,
      load: (loading) => loadSearch(context, language, loading),
    });
}

async function loadSearch(
  { api }: SourceContext,
  language: SiteLanguage,
  loading: LoadContext,
): Promise<SearchData> {
  const filter = { label_id_in: [starCastLabel], limit: mostPopular };
  const { results } = await api.listEvents({ ...filter, ...spoken(language) });
  return { popular: results.map((event) => shareCard(loading, language, event)) };
}
