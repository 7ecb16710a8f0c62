import { Suspense, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { standingTickets } from './chosen/chosen-lines.ts';
import { ChosenTickets } from './chosen/chosen-tickets.tsx';
import { saleOf } from './data/sale.ts';
import { useAvailability } from './data/use-availability.ts';
import { useOffers } from './data/use-offers.ts';
import { zoneViews } from './data/zone-view.ts';
import { Notice } from './notice.tsx';
import styles from './seat-map.module.css';
import type { SeatMapProps } from './seat-map-props.ts';
import { SeatedHall } from './seated-hall.tsx';
import { StandingPlaces } from './standing-places.tsx';

/** What is sold for a date: on a plan of the hall, or by the number alone. */
export function DateTickets(props: SeatMapProps) {
  const { date, currency, tickets, onCount, children } = props;
  const t = useTexts();
  const { offers, hasFailed, retry } = useOffers(date.id, currency);
  const known = useAvailability(date.id);
  const zones = useMemo(() => offers && zoneViews(offers), [offers]);
  const sale = offers && zones && saleOf(offers, zones, { dateId: date.id, tickets, known });
  if (hasFailed && !sale)
    return (
      <Notice acts={<Button onPress={retry}>{t('tryAgain')}</Button>}>{t('forms:seatMapFailed')}</Notice>
    );
  if (date.seating === 'plan' && offers?.plan !== null)
    return <SeatedHall key={date.id} {...props} sale={sale} known={known} />;
  const waiting = <div className={styles.waiting} data-seating={date.seating} aria-busy="true" />;
  if (!sale) return waiting;
  return (
    <Suspense fallback={waiting}>
      <div className={styles.seatMap}>
        <StandingPlaces sale={sale} tickets={tickets} onCount={onCount} />
        <ChosenTickets tickets={standingTickets(sale, props)}>{children}</ChosenTickets>
      </div>
    </Suspense>
  );
}
