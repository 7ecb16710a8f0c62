import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './seat-map.module.css';
import type { SeatMapProps } from './seat-map-props.ts';

const TicketSelection = lazyPart(async () => (await import('./ticket-selection.tsx')).TicketSelection);

/** Chooses tickets of a date, on a plan of the hall or by number. Its code is loaded when it is first rendered. */
export function SeatMap(props: SeatMapProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} data-seating={props.date.seating} />}>
      <TicketSelection {...props} />
    </Suspense>
  );
}
