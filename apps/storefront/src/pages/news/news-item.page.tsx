import { pageHead } from '../../features/layout/page-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { NewsItemData } from './news.data.ts';

export const head = (page: SitePage<NewsItemData>) =>
  pageHead(page, { title: page.data.title, description: page.data.title });

export default function NewsItemPage({ data }: SitePage<NewsItemData>) {
  return (
    <PageFrame>
      <h1>{data.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the catalogue keeps safe HTML alone */}
      <div dangerouslySetInnerHTML={{ __html: data.body }} />
    </PageFrame>
  );
}
