import { useLinks } from '../../address/use-links.ts';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { NewsData } from './news.data.ts';

export function head(page: SitePage<NewsData>) {
  const title = textsIn(page.language.code)('pages:newsTitle');
  return pageHead(page, { title, description: title });
}

export default function NewsPage({ data }: SitePage<NewsData>) {
  const t = useTexts();
  const link = useLinks();
  return (
    <PageFrame>
      <h1>{t('pages:newsTitle')}</h1>
      <ul>
        {data.news.map((item) => (
          <li key={item.id}>
            <a href={link(paths.newsItem(item.id))}>{item.title}</a>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
