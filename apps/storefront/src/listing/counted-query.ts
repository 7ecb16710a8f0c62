import { type CatalogueFilters, noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { filtersToApiQuery } from '@parterre/domain/catalogue-filters/filters-to-api-query';

export type ApiQuery = Readonly<Record<string, string>>;

/** Which events are meant, whatever their order and page. A price means something in a currency alone. */
export function countedQuery(filters: CatalogueFilters, currency: string): ApiQuery {
  const { sort_by, sort_on, ...query } = filtersToApiQuery({ ...filters, page: noFilters.page });
  const hasPrice = filters.price_gte !== null || filters.price_lte !== null;
  return hasPrice ? { ...query, currency_code: currency } : query;
}
