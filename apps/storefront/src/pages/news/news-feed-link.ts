import { listPaths } from '../../list-paths.ts';
import { linksIn } from '../../paths.ts';
import type { SitePage } from '../frame/site-page.ts';

/** Tells feed readers where the news of the page's language is. */
export const newsFeedLink = ({ language, queries: { site } }: SitePage<unknown>) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: site.name,
  href: linksIn({ pathPrefix: site.address, languagePrefix: language.prefix })(listPaths.newsFeed()),
});
