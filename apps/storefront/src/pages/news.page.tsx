import { pageHead } from '../features/layout/page-head.ts';
import { textsIn } from '../i18n/registry.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useLinks } from '../use-links.ts';
import type { NewsData } from './news.data.ts';
import { PageFrame } from './page-frame.tsx';
import type { SitePage } from './site-page.ts';

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
