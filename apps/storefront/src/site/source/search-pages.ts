import type { LoadContext } from '@parterre/static-site/shared/data-source';
import { starCastLabel } from '../../features/event-card/event-card-view.ts';
import type { SearchData } from '../../pages/search/search.data.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import type { AffectedContent } from './affected-content.ts';
import { onSaleFirst, shareCard } from './event-list-pages.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';

const keys = ['list:events'];
const maxPopular = 12;
const maxCities = 500;

/** The search: its results are fetched by the browser. */
export function* searchPages(context: SourceContext, affected?: AffectedContent): Generator<PageSource> {
  if (affected && !affected.has(keys, (path) => path === paths.eventsSearch())) return;
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
  const filter = { label_id_in: [starCastLabel], limit: 3 * maxPopular };
  const { results } = await api.listEvents({ ...filter, ...localeQuery(language) });
  const suggested = onSaleFirst(results).slice(0, maxPopular);
  const locations = await api.listEventsLocations({ lang: language.code, limit: maxCities });
  return {
    popular: suggested.map((event) => shareCard(loading, language, event)),
    cities: locations.results.map(({ id, name }) => ({ id, name })),
  };
}
