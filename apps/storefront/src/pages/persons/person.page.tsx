import { pageHead } from '../../features/layout/page-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { PersonData } from './persons.data.ts';

export const head = (page: SitePage<PersonData>) =>
  pageHead(page, { title: page.data.name, description: page.data.name });

export default function PersonPage({ data }: SitePage<PersonData>) {
  return (
    <PageFrame>
      <h1>{data.name}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the catalogue keeps safe HTML alone */}
      <div dangerouslySetInnerHTML={{ __html: data.biography }} />
    </PageFrame>
  );
}
