import { expect, it } from 'vitest';
import { readFilters, toSearch } from './audit-search.ts';

const account = '0198c0de-0000-7000-8000-00000000000a';

it.each<[what: string, search: Record<string, unknown>, filters: object]>([
  ['nothing', {}, {}],
  [
    'all of it',
    { account, command: 'staff.invite', before: 7 },
    { account, command: 'staff.invite', before: 7 },
  ],
  ['a page that comes as text', { before: '7' }, { before: 7 }],
  ['what is no page', { before: 'x' }, {}],
  ['what is no account', { account: 'anna' }, {}],
  ['what is no day', { since: 'yesterday', until: '2026-13-45' }, {}],
  ['a filter that is empty', { subject: '' }, {}],
  ['what nobody can search for', { colour: 'red' }, {}],
])('an address with %s', (_what, search, filters) => {
  expect(readFilters(search)).toEqual(filters);
});

it('days are those of whoever looks, and the last is included', () => {
  const { since, until } = toSearch({ since: '2026-03-31', until: '2026-03-31' });
  expect(since).toBe(new Date(2026, 2, 31).toISOString());
  expect(until).toBe(new Date(2026, 3, 1).toISOString());
});
