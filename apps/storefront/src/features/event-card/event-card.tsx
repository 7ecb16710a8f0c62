import type { ReactNode } from 'react';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { useLinks } from '../../use-links.ts';
import type { EventCardData } from './event-card.data.ts';
import styles from './event-card.module.css';

export interface EventCardProps {
  readonly event: EventCardData;
  /** As it stands now. */
  readonly state: EventCardData['state'];
  readonly price: ReactNode;
  readonly isFirst?: boolean;
}

/** The whole card is one link: its title's. */
export function EventCard({ event, state, price, isFirst = false }: EventCardProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  return (
    <article className={styles.card} data-state={state}>
      <div className={styles.poster}>
        {event.poster && (
          <Picture picture={event.poster} sizes="(min-width: 64rem) 18rem, 45vw" alt="" isFirst={isFirst} />
        )}
      </div>
      <p className={styles.date}>
        <time dateTime={event.startedAt}>{writeTime(event.startedAt, 'datedTime', language)}</time>
        {event.datesCount > 1 && <span> {t('moreDates', { count: event.datesCount - 1 })}</span>}
      </p>
      <h3 className={styles.title}>
        <a href={link(paths.event(event.id))}>{event.title}</a>
      </h3>
      <p className={styles.place}>
        {event.place}, {event.city}
      </p>
      <p className={styles.price}>{state === 'on_sale' ? price : t(`state_${state}`)}</p>
    </article>
  );
}
