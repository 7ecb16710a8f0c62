import type { SitemapEntry } from '../../shared/data-source.ts';
import { element, escapeXml, xmlDeclaration } from './xml.ts';

export interface SitemapPage {
  readonly path: string;
  readonly entry: SitemapEntry;
}

/** What stands before every path: origin and path prefix. */
type SiteAddress = string;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const alternateLink = (site: SiteAddress, language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(site + path)}"/>`;

function urlElement(site: SiteAddress, { path, entry }: SitemapPage): string {
  const { lastModified, alternates = {} } = entry;
  const date = lastModified === undefined ? '' : element('lastmod', lastModified);
  const links = Object.entries(alternates).map(([language, other]) => alternateLink(site, language, other));
  return `<url>${element('loc', site + path)}${date}${links.join('')}</url>`;
}

export const sitemapXml = (site: SiteAddress, pages: readonly SitemapPage[]) =>
  `${xmlDeclaration}<urlset ${namespaces}>\n${pages.map((page) => urlElement(site, page)).join('\n')}\n</urlset>\n`;

export const sitemapIndexXml = (site: SiteAddress, files: readonly string[]) =>
  `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map((file) => `<sitemap>${element('loc', `${site}/${file}`)}</sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;
