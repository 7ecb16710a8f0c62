import { useLinks } from '../../address/use-links.ts';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { Section } from '../../ui/section.tsx';
import { useToday } from '../../ui/use-today.ts';
import { useEventCards } from '../event-cards/event-cards.tsx';
import { EventRail } from '../event-cards/event-rail.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { newsFeedLink } from '../news/news-feed-link.ts';
import { CategoryList } from './category-list.tsx';
import { DayRibbon } from './day-ribbon.tsx';
import { Guarantees } from './guarantees.tsx';
import type { HomeData } from './home.data.ts';
import styles from './home.module.css';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { organizationSchema } from './organization-schema.ts';
import { QuickChoices } from './quick-choices.tsx';

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

export default function HomePage({ data }: SitePage<HomeData>) {
  const t = useTexts();
  const link = useLinks();
  const { hero, soon, starCast } = data;
  const today = useToday(data.today);
  const cards = useEventCards([...(hero ? [hero] : []), ...soon, ...starCast]);
  const allEvents = { href: link(paths.events()), text: t('pages:allEvents') };
  return (
    <>
      <h1 className={styles.title}>{t('pages:homeTitle')}</h1>
      {hero && <HomeHero event={cards.current(hero)} status={cards.status(hero)} />}
      <QuickChoices today={today} days={data.days} />
      <DeferredRender>
        <Section id="soon" title={t('pages:homeSoon')} more={allEvents}>
          <EventRail events={soon} draw={cards.draw} />
        </Section>
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
    </>
  );
}
