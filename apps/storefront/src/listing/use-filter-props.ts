import type { CatalogueFilters, EventSort } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { clearFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useToday } from '../ui/use-today.ts';
import { useListing } from './use-listing.ts';

/** What the controls of one list share. */
export interface ControlsProps {
  /** The path of the list. */
  readonly address: string;
  readonly defaultSort: EventSort;
  readonly currency: string;
  /** What the page itself is about, and so no control gives up. */
  readonly fixed?: 'search' | undefined;
}

export function useFilterProps({ address, defaultSort, currency, fixed }: ControlsProps) {
  const { listing, changeFilters } = useListing(address, defaultSort);
  const clear = (filters: CatalogueFilters): CatalogueFilters => ({
    ...clearFilters(filters),
    ...(fixed === 'search' && { search: filters.search }),
  });
  return { filters: listing.filters, onChange: changeFilters, currency, clear, today: useToday('') };
}
