import { noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { expect, it } from 'vitest';
import { countedQuery } from './counted-query.ts';

it('counting events needs neither a sort nor a page', () => {
  expect(countedQuery({ ...noFilters, categories: [2], sort: 'title', page: 3 }, 'EUR')).toEqual({
    category_id_in: '2',
    date_type: 'active',
  });
});

it('a price filter names its currency', () => {
  expect(countedQuery({ ...noFilters, price_lte: 50 }, 'EUR')).toMatchObject({
    price_lte: '50',
    currency_code: 'EUR',
  });
});
