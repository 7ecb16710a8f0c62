import { expect, it } from 'vitest';
import { readOrderFilters, toOrderSearch } from './order-search.ts';

it.each<[what: string, search: Record<string, unknown>, filters: object]>([
  ['nothing', {}, {}],
  [
    'all of it',
    { q: 'иванова', state: 'paid', event: 9, performance: 12, sort: 'oldest', after: 100_050 },
    { q: 'иванова', state: 'paid', event: 9, performance: 12, sort: 'oldest', after: 100_050 },
  ],
  ['a number that was typed alone', { q: 100_001 }, { q: '100001' }],
  ['blank words', { q: '  ' }, {}],
  ['a state that there is not', { state: 'lost' }, {}],
  ['a performance of no event', { performance: 12 }, {}],
  ['what is no day', { since: 'yesterday', until: '2026-13-45' }, {}],
  ['the order that it has anyway', { sort: 'newest' }, {}],
  ['what nobody can search for', { colour: 'red' }, {}],
])('an address with %s', (_what, search, filters) => {
  expect(readOrderFilters(search)).toEqual(filters);
});

it('days are those of whoever looks, and the last is included', () => {
  expect(toOrderSearch({ since: '2026-03-31', until: '2026-03-31' })).toEqual({
    paid_since: new Date(2026, 2, 31).toISOString(),
    paid_until: new Date(2026, 3, 1).toISOString(),
  });
});
