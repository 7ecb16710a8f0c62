import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { crumbsTo } from '../frame/crumbs.ts';
import type { SitePage } from '../frame/site-page.ts';
import type { ContentData } from './content.data.ts';

export const contentHead = (page: SitePage<ContentData>) =>
  pageHead(page, {
    title: page.data.title,
    description: page.data.summary,
    crumbs: crumbsTo(textsIn(page.language.code)),
  });
