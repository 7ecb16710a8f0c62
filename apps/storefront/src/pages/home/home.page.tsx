import { useLinks } from '../../address/use-links.ts';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { EarlyScript } from '../../ui/early-script.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { useToday } from '../../ui/use-today.ts';
import { useEventCards } from '../event-cards/event-cards.tsx';
import { EventRail } from '../event-cards/event-rail.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { newsFeedLink } from '../news/news-feed-link.ts';
import { beginHomeInCity } from './begin-home-in-city.ts';
import { CategoryList } from './category-list.tsx';
import { DayRibbon } from './day-ribbon.tsx';
import { Guarantees } from './guarantees.tsx';
import type { HomeData } from './home.data.ts';
import styles from './home.module.css';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { organizationSchema } from './organization-schema.ts';
import { QuickChoices } from './quick-choices.tsx';
import { useHomeEvents } from './use-home-events.ts';

export function head(page: SitePage<HomeData>) {
  const t = textsIn(page.language.code);
  const { site } = page.queries;
  return pageHead(page, {
    title: site.name,
    description: t('pages:homeDescription'),
    picture: page.data.hero?.banner ?? page.data.hero?.poster,
    links: [newsFeedLink(page)],
    jsonLd: import.meta.env.SSR ? [organizationSchema(site, page.data.organization)] : [],
  });
}

export const frame = PageFrame;

export default function HomePage({ data: generated }: SitePage<HomeData>) {
  const t = useTexts();
  const link = useLinks();
  const { data, city, state, retry } = useHomeEvents(generated);
  const { hero, soon, starCast } = data;
  const today = useToday(data.today);
  const cards = useEventCards([...(hero ? [hero] : []), ...soon, ...starCast], { isFresh: city !== null });
  const allEvents = { href: link(paths.events()), text: t('pages:allEvents') };
  return (
    <div className={styles.home} aria-busy={state === 'loading'}>
      <EarlyScript code={import.meta.env.SSR ? beginHomeInCity : ''} />
      <h1 className={styles.title}>{t('pages:homeTitle')}</h1>
      {state === 'failed' && <Failure text={t('listFailed')} retry={t('tryAgain')} onRetry={retry} />}
      {hero && <HomeHero event={cards.current(hero)} status={cards.status(hero)} />}
      <QuickChoices today={today} days={data.days} city={city} />
      <DeferredRender>
        {soon.length > 0 && (
          <Section id="soon" title={t('pages:homeSoon')} more={allEvents}>
            <EventRail events={soon} draw={cards.draw} />
          </Section>
        )}
        <Section id="days" title={t('pages:homeDays')}>
          <DayRibbon today={today} days={data.days} />
        </Section>
        {starCast.length > 0 && (
          <Section
            id="stars"
            title={t('starCast')}
            more={{ href: link(paths.eventsWith({ is_star_cast: '1' })), text: t('pages:allEvents') }}
          >
            <EventRail events={starCast} draw={cards.draw} />
          </Section>
        )}
        <Section id="categories" title={t('pages:homeCategories')}>
          <CategoryList categories={data.categories} />
        </Section>
        <HomeNews news={data.news} />
        <Guarantees />
      </DeferredRender>
    </div>
  );
}
