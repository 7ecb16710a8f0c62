import { expect, it } from 'vitest';
import { addressResolver } from './resolve-address.ts';

const resolve = (href: string, pathPrefix = '') =>
  addressResolver({
    origin: 'https://bakery.example',
    pathPrefix,
    routes: {
      languages: [
        { code: 'en', prefix: '', direction: 'ltr' },
        { code: 'ru', prefix: '/ru', direction: 'ltr' },
      ],
      templates: {
        home: { patterns: ['/'] },
        bread: { patterns: ['/breads/:id'] },
        order: { patterns: ['/order', '/order/thanks'], matches: { '/order/*': '/order' } },
      },
    },
    protectedPaths: ['/basket', '/order/*'],
  })(href);

it.each([
  ['https://bakery.example/', '/', 'home', '/'],
  ['https://bakery.example/index.html', '/', 'home', '/'],
  ['https://bakery.example/breads/1/?utm_source=mail#top', '/breads/1', 'bread', '/breads/1'],
  ['https://bakery.example/ru', '/ru', 'home', '/ru'],
  ['https://bakery.example/ru/breads/1/index.html', '/ru/breads/1', 'bread', '/ru/breads/1'],
  ['https://bakery.example/order/7/pay', '/order/7/pay', 'order', '/order'],
  ['https://bakery.example/ru/order/7', '/ru/order/7', 'order', '/ru/order'],
  ['https://bakery.example/order/thanks', '/order/thanks', 'order', '/order/thanks'],
])('%s is the page of %s', (href, path, template, page) => {
  expect(resolve(href)).toMatchObject({ path, route: { template, page } });
});

it.each([
  ['https://bakery.example/offer.pdf', '/offer.pdf'],
  ['https://bakery.example/%', '/%'],
])('%s belongs to the site, though to no template', (href, path) => {
  expect(resolve(href)).toMatchObject({ path, route: undefined });
});

it('addresses of other origins or outside the prefix do not belong to the site', () => {
  expect(resolve('https://elsewhere.example/breads/1')).toBeUndefined();
  expect(resolve('https://bakery.example/breads/1', '/shop')).toBeUndefined();
  expect(resolve('https://bakery.example/shopping', '/shop')).toBeUndefined();
});

it.each(['https://bakery.example:80800/', 'https://'])(
  'knows nothing of %s, which no browser can read',
  (href) => {
    expect(resolve(href)).toBeUndefined();
  },
);

it('the path of an address has no prefix', () => {
  expect(resolve('https://bakery.example/shop', '/shop')?.path).toBe('/');
  expect(resolve('https://bakery.example/shop/breads/1', '/shop')?.path).toBe('/breads/1');
});

it.each([
  ['/basket', true],
  ['/ru/basket', true],
  ['/order', true],
  ['/order/7/pay', true],
  ['/orders', false],
  ['/breads/1', false],
])('protects %s: %s', (path, expected) => {
  expect(resolve(`https://bakery.example${path}`)?.isProtected).toBe(expected);
});
