import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './seat-map.module.css';
import type { SeatMapProps } from './seat-map-props.ts';

const load = async () => (await import('./date-tickets.tsx')).DateTickets;
const DateTickets = lazyPart(load);

/** Fetches the code ahead: for a visitor who is about to choose a date. */
export const preloadSeatMap = (): void => void load();

/** The seats and places of a date, to choose from. Fetched when it is first drawn; its room is kept until then. */
export function SeatMap(props: SeatMapProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} data-seating={props.date.seating} />}>
      <DateTickets {...props} />
    </Suspense>
  );
}
