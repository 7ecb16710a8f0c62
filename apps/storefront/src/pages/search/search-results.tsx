import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useLinks } from '../../address/use-links.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { FoundItems } from '../../features/search-results/found-items.tsx';
import { chosenKind } from '../../features/search-results/found-kinds.ts';
import { FoundTabs } from '../../features/search-results/found-tabs.tsx';
import { UnderstoodNotice } from '../../features/search-results/understood-notice.tsx';
import { useFoundCounts } from '../../features/search-results/use-found-counts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { EventBrowser } from '../event-browser/event-browser.tsx';
import { EventItems } from '../event-browser/event-items.tsx';
import { PopularEvents } from './popular-events.tsx';
import styles from './search.module.css';

export interface SearchResultsProps {
  readonly filters: CatalogueFilters;
  /** Of the address. */
  readonly query: string;
  /** Shown when nothing is found; until then its cards reserve the space of the results. */
  readonly popular: readonly EventCardData[];
}

const nothingGenerated = { page: 1, total: 0, count: 0 };

/** Everything that the words find, kind by kind; events with all the ways of narrowing them. */
export function SearchResults({ filters, query, popular }: SearchResultsProps) {
  const { search } = filters;
  const t = useTexts();
  const link = useLinks();
  const { currency } = useSite();
  const { data: found, state } = useFoundCounts(search);
  const { counts } = found ?? {};
  const kind = search === '' ? 'event' : chosenKind(new URLSearchParams(query).get('type'), counts);
  // Words that were read as filters may have been meant as words: the list says how to do without each.
  const wasRead = filters.date_words !== '' || filters.city_words !== '';
  const hasNothing = state === 'loaded' && counts?.[kind] === 0 && !wasRead;
  const address = link(paths.eventsSearch());
  return (
    <>
      {search !== '' && (
        <div>
          <FoundTabs query={query} counts={counts} current={kind} />
          <UnderstoodNotice search={search} understood={state === 'loaded' ? found?.understood : undefined} />
        </div>
      )}
      <div className={styles.results} aria-busy={state === 'loading'}>
        {hasNothing && (
          <>
            <p role="status">{t('pages:searchNothing')}</p>
            <PopularEvents events={popular} />
          </>
        )}
        {!hasNothing && kind !== 'event' && <FoundItems kind={kind} search={search} />}
        {!hasNothing && kind === 'event' && (
          <EventBrowser
            address={address}
            defaultSort="relevance"
            fixed="search"
            generated={nothingGenerated}
            generatedHref={() => address}
          >
            {(view) => <EventItems events={popular} view={view} currency={currency} />}
          </EventBrowser>
        )}
      </div>
    </>
  );
}
