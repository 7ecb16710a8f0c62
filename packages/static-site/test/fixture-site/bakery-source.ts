import type { Changes, DataSource, PageSource } from '../../src/shared/data-source.ts';
import type { Language } from '../../src/shared/language.ts';
import type { Bakery, Bread, Shop } from './bakery.ts';
import { alternatePaths, inLanguage, languages } from './languages.ts';
import { texts } from './texts.ts';

const common = (language: Language, path: string) => ({
  path: inLanguage(language, path),
  slices: { header: `header-${language.code}`, footer: 'footer' },
  queries: { texts: `texts-${language.code}` },
});

const sitemapEntry = (path: string, lastModified?: string) => ({
  sitemap: { alternates: alternatePaths(path), ...(lastModified && { lastModified }) },
});

const breadPage = (language: Language, bakery: Bakery, bread: Bread): PageSource => ({
  ...common(language, `/breads/${bread.id}`),
  ...sitemapEntry(`/breads/${bread.id}`, bread.changedAt),
  template: 'bread',
  keys: [`bread:${bread.id}`, ...bread.shopIds.map((id) => `shop:${id}`)],
  load: ({ share }) => ({
    bread,
    shops: bread.shopIds.map((id) => share(`shop:${id}`, () => ({ ...bakery.shops.get(id) }))),
  }),
});

const shopPage = (language: Language, shop: Shop): PageSource => ({
  ...common(language, `/shops/${shop.id}`),
  ...sitemapEntry(`/shops/${shop.id}`),
  template: 'shop',
  keys: [`shop:${shop.id}`],
  load: () => ({ shop }),
});

const homePage = (language: Language, { breads, name }: Bakery): PageSource => ({
  ...common(language, '/'),
  ...sitemapEntry('/'),
  template: 'home',
  keys: ['breads', ...[...breads.keys()].map((id) => `bread:${id}`)],
  load: () => ({ name, breads: [...breads.values()].map(({ id, name }) => ({ id, name })) }),
});

const textPage = (language: Language, template: string, path: string): PageSource => ({
  ...common(language, path),
  template,
  keys: [],
  load: () => ({ text: template }),
});

function* pagesIn(language: Language, bakery: Bakery): Generator<PageSource> {
  yield homePage(language, bakery);
  for (const bread of bakery.breads.values()) yield breadPage(language, bakery, bread);
  for (const shop of bakery.shops.values()) yield shopPage(language, shop);
  yield textPage(language, 'basket', '/basket');
  yield textPage(language, 'order', '/order');
  yield textPage(language, 'bill', '/order/bill');
}

function* allPages(bakery: Bakery): Generator<PageSource> {
  for (const language of languages) yield* pagesIn(language, bakery);
  yield textPage(languages[0], 'missing', '/404.html');
  yield textPage(languages[0], 'broken', '/500.html');
}

const isTouched = (page: PageSource, { keys, paths }: Changes) =>
  paths.includes(page.path) || page.keys.some((key) => keys.includes(key));

const sharedParts = (bakery: Bakery) => ({
  listSlices: () => [
    ...languages.map(({ code, prefix }) => ({
      name: `header-${code}`,
      component: 'header',
      keys: ['bakery'],
      load: () => ({ title: bakery.name, home: prefix || '/' }),
    })),
    { name: 'footer', component: 'footer', keys: ['bakery'], load: () => ({ owner: bakery.name }) },
  ],
  listQueries: () =>
    languages.map(({ code }) => ({
      name: `texts-${code}`,
      keys: [`texts:${code}`],
      load: () => texts[code],
    })),
  listFeeds: () => [
    {
      path: '/breads.rss',
      keys: ['breads'],
      load: () => ({
        title: bakery.name,
        description: 'New from the oven',
        language: 'en',
        path: '/',
        items: [...bakery.breads.values()].map(({ id, name, text, changedAt }) => ({
          title: name,
          description: text,
          path: `/breads/${id}`,
          publishedAt: changedAt,
        })),
      }),
    },
  ],
});

export const bakerySource = (bakery: Bakery): DataSource => ({
  *listPages(changes) {
    for (const page of allPages(bakery)) if (!changes || isTouched(page, changes)) yield page;
  },
  ...sharedParts(bakery),
});
