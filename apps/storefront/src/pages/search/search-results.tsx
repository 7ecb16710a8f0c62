import { useLinks } from '../../address/use-links.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { FoundItems } from '../../features/search-results/found-items.tsx';
import { chosenKind } from '../../features/search-results/found-kinds.ts';
import { FoundTabs } from '../../features/search-results/found-tabs.tsx';
import { useFoundCounts } from '../../features/search-results/use-found-counts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { EventBrowser } from '../event-browser/event-browser.tsx';
import { EventItems } from '../event-browser/event-items.tsx';
import { PopularEvents } from './popular-events.tsx';

export interface SearchResultsProps {
  readonly search: string;
  /** The kind that the address names. */
  readonly named: string | null;
  /** Shown when nothing is found; until then its cards reserve the space of the results. */
  readonly popular: readonly EventCardData[];
}

const nothingGenerated = { page: 1, total: 0, count: 0 };

/** Everything that the words find, kind by kind; events with all the ways of narrowing them. */
export function SearchResults({ search, named, popular }: SearchResultsProps) {
  const t = useTexts();
  const link = useLinks();
  const { currency } = useSite();
  const { data: counts, state } = useFoundCounts(search);
  const kind = chosenKind(named, counts);
  const hasNothing = state === 'loaded' && counts?.[kind] === 0;
  const address = link(paths.eventsSearch());
  return (
    <>
      <FoundTabs search={search} counts={counts} current={kind} />
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
    </>
  );
}
