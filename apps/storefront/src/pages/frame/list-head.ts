import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { crumbsTo } from './crumbs.ts';
import type { SitePage } from './site-page.ts';

export interface ListMeta {
  readonly title: string;
  readonly description: string;
  readonly links?: readonly Readonly<Record<string, string>>[];
}

/** The head of one page of a list: each has a title of its own. */
export function listHead(page: SitePage<{ readonly page: number }>, { title, ...meta }: ListMeta) {
  const t = textsIn(page.language.code);
  const number = page.data.page;
  return pageHead(page, {
    ...meta,
    title: number > 1 ? t('pages:listPageTitle', { title, page: number }) : title,
    crumbs: crumbsTo(t),
  });
}
