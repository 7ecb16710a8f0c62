import { pageHead } from '../features/layout/page-head.ts';
import { textsIn } from '../i18n/registry.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useEventCards } from './event-cards.tsx';
import styles from './events.module.css';
import type { HomeData } from './home.data.ts';
import { PageFrame } from './page-frame.tsx';
import type { SitePage } from './site-page.ts';

export function head(page: SitePage<HomeData>) {
  const t = textsIn(page.language.code);
  return pageHead(page, {
    title: page.queries.site.name,
    description: t('pages:homeDescription'),
    picture: page.data.hero?.poster,
  });
}

export default function HomePage({ data }: SitePage<HomeData>) {
  const t = useTexts();
  const { hero, soon, starCast } = data;
  const draw = useEventCards([...(hero ? [hero] : []), ...soon, ...starCast]);
  return (
    <PageFrame>
      <h1>{t('pages:homeTitle')}</h1>
      {hero && draw(hero, true)}
      <h2>{t('pages:homeSoon')}</h2>
      <ul className={styles.grid}>
        {soon.map((event) => (
          <li key={event.id}>{draw(event)}</li>
        ))}
      </ul>
    </PageFrame>
  );
}
