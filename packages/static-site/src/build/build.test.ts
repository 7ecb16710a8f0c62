import { expect, it } from 'vitest';
import { openBakery } from '../../test/fixture-site/open-bakery.ts';
import { codePart } from '../shared/build-id.ts';
import type { InlinePage, PageData } from '../shared/page-data.ts';

const readInlinePage = (html: string): InlinePage =>
  JSON.parse(html.match(/<script type="application\/json" id="page">(.*?)<\/script>/s)?.[1] ?? '');

it('a build publishes every page with its data file, in every language', async () => {
  await using bakery = await openBakery();
  const report = await bakery.site.build();

  expect(report).toMatchObject({ kind: 'build', written: 59, unchanged: 0, removed: 0, failed: [] });
  for (const file of [
    'index.html',
    'ru/breads/7/index.html',
    'ar/order/bill/index.html',
    '404.html',
    '500.html',
  ]) {
    expect(bakery.has(file), file).toBe(true);
  }
  const data: PageData = JSON.parse(bakery.read('page-data/ru/breads/7/page-data.json'));
  expect(data).toMatchObject({ path: '/ru/breads/7', template: 'bread', data: { bread: { id: 7 } } });
  expect(JSON.parse(bakery.read('page-data/index/page-data.json'))).toMatchObject({ path: '/' });
  expect(JSON.parse(bakery.read('page-data/404.html/page-data.json'))).toMatchObject({ path: '/404.html' });
});

it('the HTML carries all data of the first render, and nothing that could break out of its script', async () => {
  await using bakery = await openBakery();
  const { build } = await bakery.site.build();
  const html = bakery.read('breads/7/index.html');
  const inline = readInlinePage(html);

  expect(inline.build).toBe(codePart(build));
  expect(inline.page).toEqual(JSON.parse(bakery.read('page-data/breads/7/page-data.json')));
  for (const [name, slice] of Object.entries(inline.slices)) {
    expect(JSON.parse(bakery.read(`slice-data/${name}.json`))).toEqual(slice);
  }
  for (const [hash, data] of Object.entries(inline.queries)) {
    expect(JSON.parse(bakery.read(`page-data/sq/d/${hash}.json`))).toEqual(data);
  }
  expect(Object.keys(inline.slices)).toEqual(Object.values(inline.page.slices));
  expect(html.match(/<b>Number 7/)).toBeNull();
});

it('published files refer only to files that exist', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const addresses = bakery.read('breads/7/index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g);
  const files = Array.from(addresses, ([, file]) => file ?? '');

  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !bakery.has(file))).toEqual([]);
});

it('pages state language and direction, and error pages are kept out of search engines', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();

  expect(bakery.read('ar/index.html')).toContain('<html lang="ar" dir="rtl">');
  expect(bakery.read('404.html')).toContain('<meta name="robots" content="noindex">');
  expect(bakery.read('index.html')).not.toContain('noindex');
});

it('app data holds the build id', async () => {
  await using bakery = await openBakery();
  const { build } = await bakery.site.build();
  expect(JSON.parse(bakery.read('page-data/app-data.json'))).toEqual({ build });
});

it('documents are published beside the pages, and removed when no longer configured', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  expect(bakery.read('robots.txt')).toContain('Disallow: /basket');
  expect(JSON.parse(bakery.read('manifest.webmanifest'))).toMatchObject({ name: 'The Oven' });
  expect(bakery.read('icon.svg')).toContain('<svg');
  expect(bakery.read('breads.rss')).toContain('https://bakery.example/breads/7');
  expect(bakery.read('sitemap.xml')).toContain('https://bakery.example/sitemap-0.xml');
  expect(bakery.read('sitemap-0.xml')).toContain('hreflang="ru" href="https://bakery.example/ru/breads/7"');
  expect(bakery.read('sitemap-0.xml')).not.toContain('/order');

  const config = { origin: 'https://other.example', staticFolder: './slices' };
  await using moved = await openBakery({ folder: bakery.folder, config });
  await moved.site.build();
  expect(moved.has('icon.svg')).toBe(false);
  expect(moved.read('sitemap-0.xml')).toContain('https://other.example/ru/breads/7');
});

it('path prefix and asset host stand before all addresses', async () => {
  await using bakery = await openBakery({
    config: { pathPrefix: '/shop', assetHost: 'https://cdn.example' },
  });
  await bakery.site.build();
  const html = bakery.read('breads/7/index.html');

  expect(html).toContain('href="https://cdn.example/shop/assets/');
  expect(html).toContain('href="/shop/breads/8"');
  expect(html).toContain('href="/shop/manifest.webmanifest"');
  expect(bakery.read('sitemap.xml')).toContain('https://bakery.example/shop/sitemap-0.xml');
});

it('equal sites have equal build ids and bytes', async () => {
  await using first = await openBakery();
  await using second = await openBakery({ threads: 2 });
  const [one, other] = [await first.site.build(), await second.site.build()];

  expect(other.build).toBe(one.build);
  expect(second.snapshot()).toEqual(first.snapshot());
});
