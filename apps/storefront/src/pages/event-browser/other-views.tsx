import { Suspense } from 'react';
import { useFilterNames } from '../../features/event-filters/use-filter-names.ts';
import { ZeroResults } from '../../features/event-list/zero-results.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { type ControlsProps, useFilterProps } from '../../listing/use-filter-props.ts';
import { useListing } from '../../listing/use-listing.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useTitle } from '../../ui/use-title.ts';
import styles from './event-browser.module.css';

const MonthView = lazyPart(async () => (await import('../../features/date-picker/month-view.tsx')).MonthView);
const PlacesMap = lazyPart(async () => (await import('../../features/places-map/places-map.tsx')).PlacesMap);

/** Above the list: the month or the map, from which it is chosen. */
export function CalendarOrMap(controls: ControlsProps) {
  const t = useTexts();
  const { listing, request } = useListing(controls.address, controls.defaultSort);
  const { today, clear, ...props } = useFilterProps(controls);
  useTitle(t(`forms:view_${listing.view}`));
  return (
    <Suspense fallback={<div className={styles.calendarOrMap} />}>
      {listing.view === 'map' ? (
        <PlacesMap {...props} />
      ) : (
        <MonthView
          {...props}
          today={today}
          month={listing.month}
          onMonth={(month) => request({ month }, false)}
        />
      )}
    </Suspense>
  );
}

/** In place of a list in which there is nothing. */
export function NothingFound(controls: ControlsProps) {
  const { filters, clear, ...props } = useFilterProps(controls);
  const filterName = useFilterNames({ filters, ...props });
  return (
    <ZeroResults
      filters={filters}
      {...props}
      filterName={filterName}
      cleared={clear(filters)}
      fixed={controls.fixed}
    />
  );
}
