import { expect, it } from 'vitest';
import { readSettlementFilters, type SettlementFilters } from './settlement-search.ts';

it.each<[what: string, search: Record<string, unknown>, filters: SettlementFilters]>([
  ['nothing', {}, {}],
  [
    'all of it',
    { by: 'vat', basis: 'performance', from: '2026-10-01', until: '2026-10-31', page: 2 },
    { by: 'vat', basis: 'performance', from: '2026-10-01', until: '2026-10-31', page: 2 },
  ],
  [
    'what nobody offers',
    { by: 'buyer', basis: 'moon', from: 'yesterday', until: '2026-13-01', page: -1 },
    {},
  ],
  ['days of other ages', { from: '0001-01-01', until: '9999-12-31' }, {}],
])('an address of settlement: %s', (_what, search, filters) => {
  expect(readSettlementFilters(search)).toEqual(filters);
});
