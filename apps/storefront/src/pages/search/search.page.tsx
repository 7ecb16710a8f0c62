import { filtersFromAddress } from '@parterre/domain/catalogue-filters/filters-from-address';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useQuery } from '../../address/use-query.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { saveSearch } from '../../features/search-suggest/recent-searches.ts';
import { SearchField } from '../../features/search-suggest/search-field.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isGeneratedListing } from '../../listing/listing-keys.ts';
import { paths } from '../../paths.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { PopularEvents } from './popular-events.tsx';
import type { SearchData } from './search.data.ts';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { useFollowedText } from './use-followed-text.ts';
import { useReadSearch } from './use-read-search.ts';

export const head = plainHead('pages:searchTitle');

export const frame = PageFrame;

export default function SearchPage({ data }: SitePage<SearchData>) {
  const t = useTexts();
  const link = useLinks();
  const query = useQuery();
  const filters = filtersFromAddress(query);
  const currency = useCurrency();
  const field = useFollowedText(filters.search);
  const wasRead = filters.date_words !== '' || filters.city_words !== '';
  useEffect(() => {
    // With the words that filters are read from, which are gone afterwards.
    if (!wasRead) saveSearch(filters.search);
  }, [wasRead, filters.search]);
  const { popular, cities } = data;
  const isRead = useReadSearch(link(paths.eventsSearch()), cities);
  return (
    <div className={styles.page}>
      <h1>{t('pages:searchTitle')}</h1>
      <SearchField field={field} currency={currency} />
      {isGeneratedListing(query) || !isRead ? (
        <DeferredRender>
          <PopularEvents events={popular} />
        </DeferredRender>
      ) : (
        <SearchResults filters={filters} query={query} popular={popular} />
      )}
    </div>
  );
}
