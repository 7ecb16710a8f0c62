import { expect, it } from 'vitest';
import { readGridFilters, toGridSearch } from './grid-search.ts';

it.each<[what: string, search: Record<string, unknown>, read: object]>([
  ['nothing', {}, {}],
  [
    'words and days',
    { q: ' Лебединое ', from: '2026-11-01', until: '2026-11-30' },
    { q: 'Лебединое', from: '2026-11-01', until: '2026-11-30' },
  ],
  ['what is no day', { from: 'today', until: '2026-13-40' }, {}],
  ['where a page begins', { after: '1766000000000.12' }, { after: '1766000000000.12' }],
  ['what is no such place', { after: '; drop' }, {}],
])('an address is read: %s', (_what, search, read) => {
  expect(readGridFilters(search)).toEqual(read);
});

it('the server is asked in the language of the page', () => {
  expect(toGridSearch({ q: 'опера', from: '2026-11-01' }, 'de')).toEqual({
    search: 'опера',
    from: '2026-11-01',
    lang: 'de',
  });
});
