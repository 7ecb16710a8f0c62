import { useLinks } from '../../address/use-links.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listPaths } from '../../list-paths.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import { listHead } from '../frame/list-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { NewsData } from './news.data.ts';
import styles from './news.module.css';
import { newsFeedLink } from './news-feed-link.ts';
import { NewsGrid } from './news-grid.tsx';
import { NewsLead } from './news-lead.tsx';

export function head(page: SitePage<NewsData>) {
  const t = textsIn(page.language.code);
  return listHead(page, {
    title: t('pages:newsTitle'),
    description: t('pages:newsLead'),
    links: [newsFeedLink(page)],
  });
}

export const frame = PageFrame;

export default function NewsPage({ data }: SitePage<NewsData>) {
  const t = useTexts();
  const link = useLinks();
  const { news, page, pages } = data;
  const [first, ...others] = news;
  const pageHref = (other: number) => link(listPaths.newsPage(other));
  return (
    <>
      <PageTitle crumbs={crumbsTo(t)} title={t('pages:newsTitle')} lead={t('pages:newsLead')}>
        {/* A file, not a page: the engine leaves it to the browser. */}
        <a className={styles.feed} href={link(listPaths.newsFeed())} type="application/rss+xml" download>
          {t('pages:newsFeed')}
        </a>
      </PageTitle>
      <div className={styles.news}>
        {first && <NewsLead news={first} />}
        <DeferredRender>
          <NewsGrid news={others} level={2} />
          <Pagination label={t('pages:listPages')} current={page} last={pages} pageHref={pageHref} />
        </DeferredRender>
      </div>
    </>
  );
}
