import { Suspense } from 'react';
import { useSale } from './data/use-sale.ts';
import { ChosenTickets, generalLines } from './panels/chosen-tickets.tsx';
import { GeneralAdmission } from './panels/general-admission.tsx';
import { LoadFailedNotice } from './panels/notice.tsx';
import styles from './seat-map.module.css';
import type { SeatMapProps } from './seat-map-props.ts';
import { SeatedHall } from './seated-hall.tsx';

/** What is sold for a date: seats on a plan of the hall, or general admission alone. */
export function TicketSelection(props: SeatMapProps) {
  const { date, tickets, onCount, children } = props;
  const { sale, availability, hasFailed, retry } = useSale(props);
  if (hasFailed && !sale) return <LoadFailedNotice seating={date.seating} onRetry={retry} />;
  if (date.seating === 'plan' && sale?.offers.plan !== null)
    return <SeatedHall key={date.id} {...props} sale={sale} availability={availability} />;
  const placeholder = <div className={styles.waiting} data-seating={date.seating} aria-busy="true" />;
  if (!sale) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <div className={styles.seatMap}>
        <GeneralAdmission sale={sale} tickets={tickets} onCount={onCount} />
        <ChosenTickets lines={generalLines(sale, props)}>{children}</ChosenTickets>
      </div>
    </Suspense>
  );
}
