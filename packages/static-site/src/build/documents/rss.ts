import type { Feed, FeedItem } from '../../shared/data-source.ts';
import { element, escapeXml, xmlDeclaration } from './xml.ts';

const itemElement = (site: string, { title, path, description, publishedAt }: FeedItem) =>
  `<item>${element('title', title)}${element('link', site + path)}${element('guid', site + path)}` +
  `${element('description', description)}${element('pubDate', new Date(publishedAt).toUTCString())}</item>`;

/** RSS 2.0; `site` is origin and path prefix, `address` that of the feed itself. */
export const rssXml = (site: string, address: string, { title, description, language, path, items }: Feed) =>
  `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
  `${element('title', title)}${element('link', site + path)}${element('description', description)}` +
  `${element('language', language)}<atom:link rel="self" type="application/rss+xml" href="${escapeXml(address)}"/>\n` +
  `${items.map((item) => itemElement(site, item)).join('\n')}\n</channel></rss>\n`;
