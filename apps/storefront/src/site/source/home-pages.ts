import type { LoadContext } from '@parterre/static-site/shared/data-source';
import type { HomeData } from '../../pages/home/home.data.ts';
import { fetchHomeEvents } from '../../pages/home/home-events.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { newsCardView } from '../views/card-views.ts';
import type { AffectedContent } from './affected-content.ts';
import { shareCard } from './event-list-pages.ts';
import { landingKey, readLanding } from './landing-pages.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';

const keys = ['list:events', 'list:categories', 'list:news', 'list:places', 'list:locations'];

export function* homePages(context: SourceContext, affected?: AffectedContent): Generator<PageSource> {
  const all = [...keys, landingKey(context)];
  if (affected && !affected.has(all, (path) => path === paths.home())) return;
  for (const language of context.languages)
    yield pageSource(context, {
      language,
      path: paths.home(),
      template: 'home',
      keys: all,
      listed: {},
      load: (loading) => loadHome(context, language, loading),
    });
}

async function loadHome(
  context: SourceContext,
  language: SiteLanguage,
  loading: LoadContext,
): Promise<HomeData> {
  const { api } = context;
  const [events, news, landing] = await Promise.all([
    fetchHomeEvents(api, {
      locale: localeQuery(language),
      card: (event) => shareCard(loading, language, event),
    }),
    api.listNews({ limit: 3, lang: language.code }),
    readLanding(context, language),
  ]);
  return {
    ...events,
    today: context.now().toISOString().slice(0, 10),
    news: news.results.map(newsCardView),
    organization: { email: landing.theme.contacts?.email, phone: landing.theme.contacts?.phone },
  };
}
