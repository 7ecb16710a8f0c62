import type { EventSort } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useQuery } from '../../address/use-query.ts';
import { useQuerySignals } from '../../address/use-query-signals.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { type GeneratedList, useListedEvents } from '../../features/event-list/use-listed-events.ts';
import { markOtherList } from '../../listing/listing-keys.ts';
import { EarlyScript } from '../../ui/early-script.tsx';
import { pagePart } from '../../ui/page-part.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { FilterChoices } from '../events/events.data.ts';
import styles from './event-browser.module.css';
import { EventResults } from './event-results.tsx';

const Dates = pagePart(async () => {
  const [{ Dates }, { intlIsWarm }] = await Promise.all([
    import('./event-controls.tsx'),
    import('../../i18n/warm-up-intl.ts'),
  ]);
  await intlIsWarm; // it is all days and months
  return Dates;
});
const Rail = pagePart(async () => (await import('./event-controls.tsx')).Rail);

export interface EventBrowserProps {
  /** The path of the list. */
  readonly address: string;
  readonly defaultSort?: EventSort;
  readonly fixed?: 'search';
  readonly generated: GeneratedList;
  readonly generatedHref: (page: number) => string;
  /** Of the filters that are there before scripts are. */
  readonly choices?: FilterChoices;
  /** Draws the generated events as `li` elements. */
  readonly children: (view: 'grid' | 'list') => ReactNode;
  /** Links to the generated pages. */
  readonly pages?: ReactNode;
}

/** A list of events with everything that finds one in it. What is not there from the start is fetched after the page. */
export function EventBrowser({
  address,
  defaultSort = 'date',
  fixed,
  generated,
  ...parts
}: EventBrowserProps) {
  const query = useQuery();
  const currency = useCurrency();
  const isHydrated = useIsHydrated();
  const hasRail = useMedia('(width >= 64rem)') && isHydrated;
  const listed = useListedEvents({ query, generated, currency, defaultSort });
  const controls = { address, defaultSort, currency, fixed };
  useQuerySignals(address);
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.listing;
    delete dataset.view;
  }, []);
  return (
    <div className={styles.browser}>
      <EarlyScript code={import.meta.env.SSR ? markOtherList : ''} />
      <div className={styles.dates} data-short={fixed === 'search' || undefined}>
        <Suspense>{isHydrated && <Dates {...controls} />}</Suspense>
      </div>
      <div className={styles.rail}>
        <Suspense>{hasRail && <Rail {...controls} />}</Suspense>
      </div>
      <EventResults
        listed={listed}
        query={query}
        controls={controls}
        hasRail={hasRail}
        isHydrated={isHydrated}
        {...parts}
      />
    </div>
  );
}
