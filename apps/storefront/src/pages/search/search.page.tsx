import { cleanSearch } from '@parterre/domain/catalogue-filters/clean-search';
import { useQuery } from '../../address/use-query.ts';
import { SearchField } from '../../features/search-suggest/search-field.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { PopularEvents } from './popular-events.tsx';
import type { SearchData } from './search.data.ts';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';

export const head = plainHead('pages:searchTitle');

export const frame = PageFrame;

export default function SearchPage({ data }: SitePage<SearchData>) {
  const t = useTexts();
  const query = new URLSearchParams(useQuery());
  const search = cleanSearch(query.get('q') ?? '');
  const { popular } = data;
  return (
    <div className={styles.page}>
      <h1>{t('pages:searchTitle')}</h1>
      <SearchField key={search} text={search} />
      {search === '' ? (
        <DeferredRender>
          <PopularEvents events={popular} />
        </DeferredRender>
      ) : (
        <SearchResults search={search} popular={popular} named={query.get('type')} />
      )}
    </div>
  );
}
