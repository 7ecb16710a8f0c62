import { pageHead } from '../features/layout/page-head.ts';
import { textsIn } from '../i18n/registry.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useLinks } from '../use-links.ts';
import { useEventCards } from './event-cards.tsx';
import type { EventsData } from './events.data.ts';
import styles from './events.module.css';
import { PageFrame } from './page-frame.tsx';
import type { SitePage } from './site-page.ts';

export function head(page: SitePage<EventsData>) {
  const t = textsIn(page.language.code);
  const { data } = page;
  return pageHead(page, {
    title: data.page > 1 ? t('pages:eventsPageTitle', { page: data.page }) : t('pages:eventsTitle'),
    description: t('pages:eventsDescription', { count: data.total }),
  });
}

export default function EventsPage({ data }: SitePage<EventsData>) {
  const t = useTexts();
  const link = useLinks();
  const draw = useEventCards(data.events);
  return (
    <PageFrame>
      <h1>{t('pages:eventsTitle')}</h1>
      <p role="status">{t('eventsFound', { count: data.total })}</p>
      <ul className={styles.grid}>
        {data.events.map((event, index) => (
          <li key={event.id}>{draw(event, index < 2)}</li>
        ))}
      </ul>
      <nav aria-label={t('pages:listPages')} className={styles.pages}>
        {Array.from({ length: data.pages }, (_, index) => index + 1).map((page) => (
          <a
            key={page}
            href={link(paths.eventsPage(page))}
            aria-current={page === data.page ? 'page' : undefined}
          >
            {page}
          </a>
        ))}
      </nav>
    </PageFrame>
  );
}
