import type { CatalogueFilters, SortOrder } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useMemo } from 'react';
import { useQuery } from '../address/use-query.ts';
import { sendSignal } from '../signals.ts';
import { type Listing, listingFromQuery, listingToQuery, withFilters } from './listing-address.ts';

export interface ListingTools {
  readonly listing: Listing;
  /** The address of the same list, changed. */
  readonly hrefOf: (change: Partial<Listing>) => string;
  readonly ask: (change: Partial<Listing>, isStep?: boolean) => void;
  readonly changeFilters: (filters: CatalogueFilters) => void;
}

/** What the address says of the list that lives at `address`, and the ways to another. */
export function useListing(address: string, usualSort: SortOrder): ListingTools {
  const query = useQuery();
  const listing = useMemo(() => listingFromQuery(query, usualSort), [query, usualSort]);
  const queryOf = (next: Listing) => listingToQuery(next, usualSort);
  return {
    listing,
    hrefOf: (change) => {
      const next = queryOf({ ...listing, ...change });
      return next === '' ? address : `${address}?${next}`;
    },
    ask: (change, isStep = true) =>
      sendSignal('query-change', { query: queryOf({ ...listing, ...change }), isStep }),
    changeFilters: (filters) => sendSignal('query-change', { query: queryOf(withFilters(listing, filters)) }),
  };
}
