import { expect, it } from 'vitest';
import { pageKind } from './page-kind.ts';

it.each([
  ['/', 'home'],
  ['', 'home'],
  ['/events', 'events'],
  ['/events/page/3', 'events'],
  ['/events/search', 'search'],
  ['/events/12', 'event'],
  ['/persons', 'persons'],
  ['/persons/7', 'person'],
  ['/places/page/2', 'places'],
  ['/places/7', 'place'],
  ['/news', 'news'],
  ['/news/7', 'news-item'],
  ['/cart', 'cart'],
  ['/order', 'order'],
  ['/order/bill/abc', 'order'],
  ['/payment/success', 'order'],
  ['/about', 'text'],
  ['/orders', 'text'],
  ['/404.html', 'text'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});
