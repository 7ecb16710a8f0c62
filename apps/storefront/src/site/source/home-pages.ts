import type { Event } from '@parterre/contracts/events/event';
import type { LoadContext } from '@parterre/static-site/shared/data-source';
import type { HomeData } from '../../pages/home/home.data.ts';
import { paths } from '../../paths.ts';
import { localeQuery, type SiteLanguage } from '../site-languages.ts';
import { newsCardView } from '../views/card-views.ts';
import type { AffectedContent } from './affected-content.ts';
import { isOnSale, shareCard } from './event-list-pages.ts';
import { landingKey, readLanding } from './landing-pages.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';

/** Half of them are beside a wide screen already; each takes a phone its share of the first second. */
const railLength = 8;

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
  const { code: lang } = language;
  const [soon, starCast, categories, days, news, landing] = await Promise.all([
    api.listEvents({ limit: railLength + 1, ...localeQuery(language) }),
    api.listEvents({ limit: railLength + 1, label_id_in: [3], ...localeQuery(language) }),
    api.listCategories({ limit: 100, lang }),
    api.listEventsDates({ limit: 60 }),
    api.listNews({ limit: 3, lang }),
    readLanding(context, language),
  ]);
  const card = (event: Event) => shareCard(loading, language, event);
  const hero = [...starCast.results, ...soon.results].find(isOnSale) ?? soon.results[0];
  const others = soon.results.filter(({ id }) => id !== hero?.id).slice(0, railLength);
  return {
    hero: hero ? { ...card(hero), subtitle: hero.subtitle, banner: hero.images.banner } : null,
    soon: others.map(card),
    starCast: starCast.results
      .filter(({ id }) => id !== hero?.id)
      .slice(0, railLength)
      .map(card),
    categories: categories.results.map(({ id, name, events_count }) => ({ id, name, count: events_count })),
    today: context.now().toISOString().slice(0, 10),
    days: days.results.map(({ date, events_count }) => ({ date, count: events_count })),
    news: news.results.map(newsCardView),
    organization: { email: landing.theme.contacts?.email, phone: landing.theme.contacts?.phone },
  };
}
