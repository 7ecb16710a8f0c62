import { expect, it } from 'vitest';
import { touchedBy } from './touched.ts';

const languages = [
  { code: 'ru', prefix: '', direction: 'ltr' },
  { code: 'de', prefix: '/de', direction: 'ltr' },
] as const;

const touched = touchedBy(
  {
    keys: ['event:12', 'list:events', 'place:3'],
    paths: ['/events/12', '/de/events/12', '/de/events/7', '/de/events/page/2', '/places/3'],
  },
  languages,
);

it('names each thing once, whether it changed or its page shows what changed', () => {
  expect(touched.ids('event', '/events')).toEqual([12, 7]);
  expect(touched.ids('place', '/places')).toEqual([3]);
  expect(touched.ids('person', '/persons')).toEqual([]);
});

it('knows a list by its key or by one of its pages, in any language', () => {
  expect(touched.has(['list:events'], () => false)).toBe(true);
  expect(touched.has(['list:news'], (path) => path === '/events/page/2')).toBe(true);
  expect(touched.has(['list:news'], (path) => path === '/news')).toBe(false);
});
