import { pageHead } from '../../features/layout/page-head.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { PersonCard } from '../../features/person-card/person-card.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { LocalTime } from '../../i18n/local-text.tsx';
import { textsIn } from '../../i18n/registry.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { LeadPicture } from '../../ui/lead-picture.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { EventGrid } from '../event-cards/event-grid.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { PersonGrid } from '../persons/person-grid.tsx';
import type { LatestQuery, NewsItemData } from './news.data.ts';
import { newsFeedLink } from './news-feed-link.ts';
import { NewsGrid } from './news-grid.tsx';
import styles from './news-item.module.css';
import { newsSchema } from './news-schema.ts';

const crumbs = (t: Translate) => crumbsTo(t, { path: paths.news(), title: t('pages:newsTitle') });

export function head(page: SitePage<NewsItemData>) {
  const { data, language, queries } = page;
  return pageHead(page, {
    title: data.title,
    description: data.lead,
    picture: data.picture,
    kind: 'article',
    links: [newsFeedLink(page)],
    crumbs: crumbs(textsIn(language.code)),
    jsonLd: import.meta.env.SSR ? [newsSchema(data, queries.site, language)] : [],
  });
}

/** One row. */
const maxOthers = 3;

export const frame = PageFrame;

export default function NewsItemPage({ data, queries }: SitePage<NewsItemData, LatestQuery>) {
  const t = useTexts();
  const { title, lead, publishedAt, picture, body, events, persons } = data;
  const others = queries.latest.filter(({ id }) => id !== data.id).slice(0, maxOthers);
  return (
    <>
      <article className={styles.item} data-aside={events.length > 0 || undefined}>
        <PageTitle crumbs={crumbs(t)} title={title} lead={lead}>
          <p className={styles.date}>
            <LocalTime at={publishedAt} shape="fullDate" />
          </p>
        </PageTitle>
        {picture && (
          <LeadPicture>
            <Picture picture={picture} sizes="(min-width: 80rem) 80rem, 100vw" alt={picture.alt} isFirst />
          </LeadPicture>
        )}
        <DeferredRender>
          <div className={styles.text}>
            <Prose html={body} />
            <ShareButton title={title} />
          </div>
          {events.length > 0 && (
            <aside className={styles.events} aria-labelledby="events">
              <h2 id="events">{t('pages:newsEvents')}</h2>
              <EventGrid events={events} />
            </aside>
          )}
        </DeferredRender>
      </article>
      <DeferredRender turn={2}>
        {persons.length > 0 && (
          <Section id="persons" title={t('pages:newsPersons')}>
            <PersonGrid>
              {persons.map((person) => (
                <li key={person.id}>
                  <PersonCard person={person}>{person.role}</PersonCard>
                </li>
              ))}
            </PersonGrid>
          </Section>
        )}
        {others.length > 0 && (
          <Section id="news" title={t('pages:moreNews')}>
            <NewsGrid news={others} />
          </Section>
        )}
      </DeferredRender>
    </>
  );
}
