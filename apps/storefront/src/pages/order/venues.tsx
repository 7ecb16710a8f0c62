import type { Order, OrderLine } from '@parterre/contracts/orders/order';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { PlaceLinks } from '../places/place-links.tsx';
import styles from './venues.module.css';

type BoughtDate = OrderLine['extra']['date'];

/** How to get there: one part for each place and evening of the order. */
export function Venues({ dates }: { readonly dates: readonly BoughtDate[] }) {
  return [...new Map(dates.map((date) => [date.id, date])).values()].map((date) => (
    <Venue key={date.id} date={date} />
  ));
}

export const orderDates = ({ lines }: Order): readonly BoughtDate[] => lines.map(({ extra }) => extra.date);

function Venue({ date: { place, venue } }: { readonly date: BoughtDate }) {
  const t = useTexts();
  const language = useLanguage();
  if (!venue) return null;
  const { address, geo, doors_at } = venue;
  return (
    <section className={styles.venue} aria-label={place}>
      <h2>{t('pages:eventPlace')}</h2>
      <p>
        <b>{place}</b>
      </p>
      <address>{address}</address>
      {doors_at && <p>{t('doorsAt', { time: writeTime(doors_at, 'time', language) })}</p>}
      <PlaceLinks geo={geo} />
    </section>
  );
}
