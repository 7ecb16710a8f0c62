import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';

/** What every control of the filters works with. */
export interface FilterProps {
  readonly filters: CatalogueFilters;
  readonly onChange: (filters: CatalogueFilters) => void;
  /** That the visitor sees, and so means by a price. */
  readonly currency: string;
}
