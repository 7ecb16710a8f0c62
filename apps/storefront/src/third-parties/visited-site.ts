import { readInlinePage } from '@parterre/static-site/browser/loading/read-inline-page';
import type { SiteSettings } from '../theme/site-settings.ts';

/** The settings as they came with the document, for those that stand outside its pages. */
export function visitedSite(): SiteSettings | undefined {
  const inline = readInlinePage();
  const hash = inline?.page.queries.site;
  // The site's source gives this query to every page (site/source/page-source.ts).
  return hash === undefined ? undefined : (inline?.queries[hash] as SiteSettings | undefined);
}
