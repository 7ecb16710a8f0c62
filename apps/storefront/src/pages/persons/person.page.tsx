import { pageHead } from '../../features/layout/page-head.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { textsIn } from '../../i18n/registry.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { ComingEvents } from '../event-cards/coming-events.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { NewsGrid } from '../news/news-grid.tsx';
import styles from './person.module.css';
import { personSchema } from './person-schema.ts';
import type { PersonData } from './persons.data.ts';

const crumbs = (t: Translate) => crumbsTo(t, { path: paths.persons(), title: t('pages:personsTitle') });

export function head(page: SitePage<PersonData>) {
  const { data, language, queries } = page;
  return pageHead(page, {
    title: `${data.name}, ${data.role}`,
    description: data.summary,
    picture: data.portrait,
    kind: 'profile',
    crumbs: crumbs(textsIn(language.code)),
    jsonLd: import.meta.env.SSR ? [personSchema(data, queries.site, language.prefix)] : [],
  });
}

export const frame = PageFrame;

export default function PersonPage({ data }: SitePage<PersonData>) {
  const t = useTexts();
  const { name, role, portrait, biography, events, news } = data;
  return (
    <>
      <div className={styles.person}>
        <div className={styles.portrait}>
          {portrait && <Picture picture={portrait} sizes="(min-width: 48rem) 22rem, 92vw" alt="" isFirst />}
        </div>
        <div>
          <PageTitle crumbs={crumbs(t)} title={name} lead={role} />
          <div className={styles.biography}>
            <Prose html={biography} />
          </div>
        </div>
      </div>
      <DeferredRender>
        <ComingEvents events={events} />
        {news.length > 0 && (
          <Section id="news" title={t('pages:newsTitle')}>
            <NewsGrid news={news} />
          </Section>
        )}
      </DeferredRender>
    </>
  );
}
