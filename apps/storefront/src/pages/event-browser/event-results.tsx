import type { Event } from '@parterre/contracts/events/event';
import { type ReactNode, Suspense, useState } from 'react';
import { eventCardView } from '../../features/event-card/event-card-view.ts';
import { EventList } from '../../features/event-list/event-list.tsx';
import type { ListedEvents } from '../../features/event-list/use-listed-events.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { hasCalendarOrMap, isRowView } from '../../listing/listing-keys.ts';
import type { ControlsProps } from '../../listing/use-filter-props.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Failure } from '../../ui/failure.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { pagePart } from '../../ui/page-part.ts';
import type { FilterChoices } from '../events/events.data.ts';
import styles from './event-browser.module.css';
import { EventItems } from './event-items.tsx';
import { hasOpenPlainFilters, PlainFilters } from './plain-filters.tsx';

const SheetOpener = pagePart(async () => (await import('./event-controls.tsx')).SheetOpener);
const Tools = pagePart(async () => (await import('./event-controls.tsx')).Tools);
const Chips = pagePart(async () => (await import('./event-controls.tsx')).Chips);
const More = pagePart(async () => (await import('./event-controls.tsx')).More);
const CalendarOrMap = lazyPart(async () => (await import('./other-views.tsx')).CalendarOrMap);
const NothingFound = lazyPart(async () => (await import('./other-views.tsx')).NothingFound);

export interface EventResultsProps {
  readonly listed: ListedEvents;
  readonly query: string;
  readonly controls: ControlsProps;
  readonly hasRail: boolean;
  readonly isHydrated: boolean;
  readonly generatedHref: (page: number) => string;
  readonly choices?: FilterChoices | undefined;
  readonly children: (view: 'grid' | 'list') => ReactNode;
  readonly pages?: ReactNode;
}

/** A price in another currency would be read as one in this. */
const toCard = (event: Event, currency: string) => ({
  ...eventCardView(event),
  ...(event.price?.currency_code !== currency && { price: null }),
});

export function EventResults(props: EventResultsProps) {
  const { listed, query, controls, hasRail, isHydrated, generatedHref, choices, children, pages } = props;
  const { isGenerated, total, state, retry } = listed;
  const { currency } = controls;
  const t = useTexts();
  // Whoever has begun to fill in the plain filters goes on with them.
  const [isFilling, setFilling] = useState(hasOpenPlainFilters);
  const view = isRowView(query) ? 'list' : 'grid';
  const count = total === undefined ? '…' : t('eventsFound', { count: total });
  const draw = (events: readonly Event[]) => (
    <EventItems
      events={events.map((event) => toCard(event, currency))}
      view={view}
      currency={currency}
      isFresh
    />
  );
  return (
    <section className={styles.results} aria-label={t('pages:eventsTitle')} aria-busy={state === 'loading'}>
      <div className={styles.bar}>
        <h2 className={styles.count}>{count}</h2>
        <Announcement text={isHydrated && state === 'loaded' ? count : ''} />
        <Suspense>
          {choices && (!isHydrated || isFilling) ? (
            <PlainFilters
              choices={choices}
              onUse={() => setFilling(true)}
              onSubmit={() => setFilling(false)}
            />
          ) : (
            isHydrated && !hasRail && <SheetOpener {...controls} />
          )}
          {isHydrated && <Tools {...controls} />}
        </Suspense>
      </div>
      <Suspense>{!isGenerated && <Chips {...controls} />}</Suspense>
      <Suspense fallback={<div className={styles.calendarOrMap} />}>
        {hasCalendarOrMap(query) && <CalendarOrMap {...controls} />}
      </Suspense>
      {state === 'failed' && <Failure text={t('listFailed')} retry={t('tryAgain')} onRetry={retry} />}
      <EventList listed={listed} view={view} draw={draw}>
        {children(view)}
      </EventList>
      <Suspense>
        {state === 'loaded' && total === 0 && <NothingFound {...controls} />}
        {isHydrated && total !== 0 && <More {...controls} listed={listed} generatedHref={generatedHref} />}
      </Suspense>
      {isGenerated && pages}
    </section>
  );
}
