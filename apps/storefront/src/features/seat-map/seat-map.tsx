import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './seat-map.module.css';
import type { SeatMapProps } from './seat-map-props.ts';

const DateTickets = lazyPart(async () => (await import('./date-tickets.tsx')).DateTickets);

/** The seats and places of a date, to choose from. Fetched when it is first drawn; its room is kept until then. */
export function SeatMap(props: SeatMapProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <DateTickets {...props} />
    </Suspense>
  );
}
