import { pageHead } from '../../features/layout/page-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { ContentData } from './content.data.ts';

export const head = (page: SitePage<ContentData>) =>
  pageHead(page, { title: page.data.title, description: page.data.title });

export default function CustomPage({ data }: SitePage<ContentData>) {
  return (
    <PageFrame>
      <h1>{data.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the catalogue keeps safe HTML alone */}
      <div dangerouslySetInnerHTML={{ __html: data.body }} />
    </PageFrame>
  );
}
