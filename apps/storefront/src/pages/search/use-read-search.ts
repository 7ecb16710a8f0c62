import type { City } from '@parterre/domain/search/read-city';
import { readSearch } from '@parterre/domain/search/read-search';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect, useMemo } from 'react';
import { chosenCity } from '../../features/city/chosen-city.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { withFilters } from '../../listing/listing-address.ts';
import { useListing } from '../../listing/use-listing.ts';
import { useToday } from '../../ui/use-today.ts';

/** Puts words of the search that mean days or a city into the address as filters; true once there are none. */
export function useReadSearch(address: string, cities: readonly City[]): boolean {
  const { listing, hrefWith } = useListing(address, 'relevance');
  const language = useLanguage();
  const today = useToday('');
  const { filters } = listing;
  const read = useMemo(
    () =>
      today === '' ? filters : readSearch(filters, { today, language, cities, chosenCity: chosenCity() }),
    [filters, today, language, cities],
  );
  const isRead = read === filters;
  const href = hrefWith(withFilters(listing, read));
  useEffect(() => {
    if (!isRead) navigate(href, 'replace');
  }, [isRead, href]);
  return isRead;
}
