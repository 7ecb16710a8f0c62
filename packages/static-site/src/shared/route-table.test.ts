import { expect, it } from 'vitest';
import { routeFinder } from './route-table.ts';

const findRoute = routeFinder({
  languages: [
    { code: 'en', prefix: '', direction: 'ltr' },
    { code: 'ru', prefix: '/ru', direction: 'ltr' },
  ],
  templates: {
    home: { patterns: ['/'] },
    order: { patterns: ['/order'], matches: { '/order/*': '/order' } },
    bill: {
      patterns: ['/order/bill'],
      matches: { '/order/bill/*': '/order/bill', '/en/order/bill/*': '/order/bill' },
    },
    breads: { patterns: ['/breads'] },
    breadList: { patterns: ['/breads/page/:number'] },
    search: { patterns: ['/breads/search'] },
    bread: { patterns: ['/breads/:id'] },
    orderDone: { patterns: ['/order/success'] },
  },
});

it.each([
  ['/', 'home', '/'],
  ['/ru', 'home', '/ru'],
  ['/breads', 'breads', '/breads'],
  ['/breads/7', 'bread', '/breads/7'],
  ['/ru/breads/7', 'bread', '/ru/breads/7'],
  ['/breads/search', 'search', '/breads/search'],
  ['/breads/page/2', 'breadList', '/breads/page/2'],
  ['/order', 'order', '/order'],
  ['/order/12/seats', 'order', '/order'],
  ['/order/success', 'orderDone', '/order/success'],
  ['/order/bill/abc', 'bill', '/order/bill'],
  ['/ru/order/bill/abc', 'bill', '/ru/order/bill'],
  ['/en/order/bill/abc', 'bill', '/order/bill'],
])('the closest template and its page are found for %s', (path, template, page) => {
  expect(findRoute(path)).toMatchObject({ template, page });
});

it.each(['/nowhere', '/breads/7/8', '/russia'])('no template answers for %s', (path) => {
  expect(findRoute(path)).toBeUndefined();
});

it('the language of a path is that of its prefix, else the main one', () => {
  expect(findRoute('/ru/breads/7')?.language.code).toBe('ru');
  expect(findRoute('/breads/7')?.language.code).toBe('en');
});
