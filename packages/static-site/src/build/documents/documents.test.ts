import { expect, it } from 'vitest';
import { robotsTxt } from './robots.ts';
import { rssXml } from './rss.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

const site = 'https://bakery.example/shop';

it('a sitemap lists pages with their date and their other languages', () => {
  const entry = { lastModified: '2026-05-01', alternates: { en: '/a', ru: '/ru/a' } };
  const xml = sitemapXml(site, [
    { path: '/a', entry },
    { path: '/b?c&d', entry: {} },
  ]);

  expect(xml).toContain(
    '<url><loc>https://bakery.example/shop/a</loc><lastmod>2026-05-01</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://bakery.example/shop/a"/>' +
      '<xhtml:link rel="alternate" hreflang="ru" href="https://bakery.example/shop/ru/a"/></url>',
  );
  expect(xml).toContain('<url><loc>https://bakery.example/shop/b?c&amp;d</loc></url>');
});

it('the sitemap index names the sitemap files', () => {
  expect(sitemapIndexXml(site, ['sitemap-0.xml'])).toContain(
    '<loc>https://bakery.example/shop/sitemap-0.xml</loc>',
  );
});

it('a feed is RSS that any reader can parse', () => {
  const item = {
    title: 'Rye & <b>',
    path: '/a',
    description: 'Dark\u0000 bread',
    publishedAt: '2026-05-01T10:00:00Z',
  };
  const feed = { title: 'News', description: 'New', language: 'en', path: '/', items: [item] };
  const xml = rssXml(site, `${site}/news.rss`, feed);

  expect(xml).toContain('<title>Rye &amp; &lt;b&gt;</title>');
  expect(xml).toContain('<description>Dark bread</description>');
  expect(xml).toContain('<pubDate>Fri, 01 May 2026 10:00:00 GMT</pubDate>');
  expect(xml).toContain(
    '<atom:link rel="self" type="application/rss+xml" href="https://bakery.example/shop/news.rss"/>',
  );
});

it('robots.txt names the disallowed paths and the sitemap', () => {
  expect(robotsTxt(site, '/shop', ['/basket'])).toBe(
    'User-agent: *\nDisallow: /shop/basket\n\nSitemap: https://bakery.example/shop/sitemap.xml\n',
  );
  expect(robotsTxt(site, '', [])).toContain('Disallow:\n');
});
