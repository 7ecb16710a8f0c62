import type { CatalogueFilters, IdField } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { type ApiQuery, countedQuery } from '../../listing/counted-query.ts';

/** A chosen hall would leave its own place alone to choose from. */
const ownFields: Readonly<Record<IdField, Partial<CatalogueFilters>>> = {
  categories: { categories: [] },
  halls: { halls: [] },
  places: { places: [], halls: [] },
  cities: { cities: [] },
};

/** The events that a list of choices counts: all filters narrow it but its own. */
export const facetQuery = (filters: CatalogueFilters, field: IdField, currency: string): ApiQuery =>
  countedQuery({ ...filters, ...ownFields[field] }, currency);
