import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { useEventCards } from './event-cards.tsx';
import styles from './event-grid.module.css';

/** Events with live prices. */
export function EventGrid({ events }: { readonly events: readonly EventCardData[] }) {
  const { draw } = useEventCards(events);
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id}>{draw(event)}</li>
      ))}
    </ul>
  );
}
