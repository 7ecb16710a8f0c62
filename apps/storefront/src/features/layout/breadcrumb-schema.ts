import { linksIn } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import type { Crumb } from './breadcrumbs.tsx';

/** schema.org's BreadcrumbList; the page itself comes last. */
export const breadcrumbSchema = (
  { address }: SiteSettings,
  languagePrefix: string,
  crumbs: readonly Crumb[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: linksIn({ pathPrefix: address, languagePrefix })(path),
  })),
});
