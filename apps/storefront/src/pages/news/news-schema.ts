import { linksIn, paths } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { pictureAddress } from '../frame/picture-address.ts';
import type { NewsItemData } from './news.data.ts';

/** schema.org's NewsArticle. */
export const newsSchema = (
  { id, title, lead, publishedAt, picture }: NewsItemData,
  { name, address }: SiteSettings,
  { code, prefix }: { readonly code: string; readonly prefix: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  mainEntityOfPage: linksIn({ pathPrefix: address, languagePrefix: prefix })(paths.newsItem(id)),
  headline: title,
  description: lead,
  inLanguage: code,
  datePublished: publishedAt,
  ...(picture && { image: pictureAddress(address, picture) }),
  author: { '@type': 'Organization', name, url: address },
  publisher: { '@type': 'Organization', name, url: address },
});
