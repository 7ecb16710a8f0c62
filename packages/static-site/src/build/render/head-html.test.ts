import { expect, it } from 'vitest';
import { headHtml } from './head-html.ts';

it('the head holds title, description, meta, links and schema.org data', () => {
  const html = headHtml({
    title: 'Rye',
    description: 'Dark bread',
    meta: [{ property: 'og:title', content: 'Rye' }],
    links: [{ rel: 'alternate', hreflang: 'ru', href: '/ru/rye' }],
    jsonLd: [{ '@type': 'Product', name: 'Rye' }],
  });
  expect(html).toBe(
    '<title>Rye</title><meta name="description" content="Dark bread"><meta property="og:title" content="Rye">' +
      '<link rel="alternate" hreflang="ru" href="/ru/rye">' +
      '<script type="application/ld+json">{"@type":"Product","name":"Rye"}</script>',
  );
});

it('no text of a head breaks out of its element or attribute', () => {
  const nasty = `</title></script><script>alert("1")</script>&'`;
  const html = headHtml({
    title: nasty,
    description: nasty,
    meta: [{ name: 'x', content: nasty }],
    links: [{ rel: 'x', href: nasty }],
    jsonLd: [{ name: nasty }],
  });
  expect(html.match(/<script>/)).toBeNull();
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain(
    'content="&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;\'"',
  );
  const json = html.match(/ld\+json">(.*)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name: nasty });
});

it('an attribute name that is not one is refused', () => {
  expect(() => headHtml({ title: '', meta: [{ 'x onload="': '' }] })).toThrow(
    'is no attribute of a <meta> element',
  );
});
