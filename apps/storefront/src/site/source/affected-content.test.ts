import { expect, it } from 'vitest';
import { affectedBy, isListPage } from './affected-content.ts';

const languages = [
  { code: 'ru', prefix: '', direction: 'ltr' },
  { code: 'de', prefix: '/de', direction: 'ltr' },
] as const;

const affected = affectedBy(
  {
    keys: ['event:12', 'list:events', 'place:3'],
    paths: ['/events/12', '/de/events/12', '/de/events/7', '/de/events/page/2', '/places/3'],
  },
  languages,
);

it('each id is listed once, whether it changed or its page shows what changed', () => {
  expect(affected.ids('event', '/events')).toEqual([12, 7]);
  expect(affected.ids('place', '/places')).toEqual([3]);
  expect(affected.ids('person', '/persons')).toEqual([]);
});

it('a list is affected by its key or by one of its pages, in any language', () => {
  expect(affected.has(['list:events'], () => false)).toBe(true);
  expect(affected.has(['list:news'], (path) => path === '/events/page/2')).toBe(true);
  expect(affected.has(['list:news'], (path) => path === '/news')).toBe(false);
});

it.each([
  ['/persons', true],
  ['/persons/page/2', true],
  ['/persons/2', false],
  ['/personsx', false],
])('%s is recognized as a page of the list, or not', (path, isPage) => {
  expect(isListPage('/persons')(path)).toBe(isPage);
});
