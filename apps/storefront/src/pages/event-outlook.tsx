import { Suspense } from 'react';
import { useFilterNames } from '../features/event-filters/use-filter-names.ts';
import { ZeroResults } from '../features/event-list/zero-results.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import styles from './event-browser.module.css';
import type { ControlsProps } from './event-controls.tsx';
import { useListing } from './use-listing.ts';
import { useToday } from './use-today.ts';

const MonthView = lazyPart(async () => (await import('../features/date-picker/month-view.tsx')).MonthView);
const PlacesMap = lazyPart(async () => (await import('../features/places-map/places-map.tsx')).PlacesMap);

/** Above the list: the month or the map, from which it is chosen. */
export function Outlook({ address, usualSort, currency }: ControlsProps) {
  const { listing, ask, changeFilters } = useListing(address, usualSort);
  const props = { filters: listing.filters, onChange: changeFilters, currency };
  const today = useToday('');
  if (listing.view !== 'calendar' && listing.view !== 'map') return null;
  return (
    <Suspense fallback={<div className={styles.outlook} />}>
      {listing.view === 'map' ? (
        <PlacesMap {...props} />
      ) : (
        <MonthView
          {...props}
          today={today}
          month={listing.month}
          onMonth={(month) => ask({ month }, false)}
        />
      )}
    </Suspense>
  );
}

/** In place of a list in which there is nothing. */
export function NothingFound({ address, usualSort, currency }: ControlsProps) {
  const { listing, changeFilters } = useListing(address, usualSort);
  const props = { filters: listing.filters, onChange: changeFilters, currency };
  return <ZeroResults {...props} nameOf={useFilterNames(props)} />;
}
