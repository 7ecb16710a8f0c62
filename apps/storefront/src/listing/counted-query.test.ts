import { noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { expect, it } from 'vitest';
import { countedQuery } from './counted-query.ts';

it('asks neither for an order nor for a page', () => {
  expect(countedQuery({ ...noFilters, categories: [2], sort: 'title', page: 3 }, 'EUR')).toEqual({
    category_id_in: '2',
    date_type: 'active',
  });
});

it('names the currency of a price, and only of a price', () => {
  expect(countedQuery({ ...noFilters, price_lte: 50 }, 'EUR')).toMatchObject({
    price_lte: '50',
    currency_code: 'EUR',
  });
});
