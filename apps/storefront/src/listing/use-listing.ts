import type { CatalogueFilters, EventSort } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useMemo } from 'react';
import { useQuery } from '../address/use-query.ts';
import { sendSignal } from '../signals.ts';
import { type Listing, listingFromQuery, listingToQuery, withFilters } from './listing-address.ts';

export interface ListingControls {
  readonly listing: Listing;
  /** The address of the same list, changed. */
  readonly hrefWith: (change: Partial<Listing>) => string;
  readonly request: (change: Partial<Listing>, isStep?: boolean) => void;
  readonly changeFilters: (filters: CatalogueFilters) => void;
}

/** The list that the query of `address` describes, and how to change it. */
export function useListing(address: string, defaultSort: EventSort): ListingControls {
  const query = useQuery();
  const listing = useMemo(() => listingFromQuery(query, defaultSort), [query, defaultSort]);
  const toQuery = (next: Listing) => listingToQuery(next, defaultSort);
  return {
    listing,
    hrefWith: (change) => {
      const next = toQuery({ ...listing, ...change });
      return next === '' ? address : `${address}?${next}`;
    },
    request: (change, isStep = true) =>
      sendSignal('query-change', { query: toQuery({ ...listing, ...change }), isStep }),
    changeFilters: (filters) => sendSignal('query-change', { query: toQuery(withFilters(listing, filters)) }),
  };
}
