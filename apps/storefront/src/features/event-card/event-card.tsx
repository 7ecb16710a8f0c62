import type { MouseEvent, ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { LocalTime } from '../../i18n/local-text.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { carryPoster, possiblePoster } from '../../ui/shared-poster.ts';
import { WholeLink } from '../../ui/whole-link.tsx';
import type { EventCardData } from './event-card.data.ts';
import styles from './event-card.module.css';

export interface EventCardProps {
  readonly event: EventCardData;
  /** What it costs, or why it cannot be bought. */
  readonly status: ReactNode;
  readonly isFirst?: boolean;
}

const carryOwnPoster = ({ currentTarget }: MouseEvent) =>
  carryPoster(currentTarget.closest('article')?.querySelector('[data-poster]'));

/** The whole card is one link: its title's. */
export function EventCard({ event, status, isFirst = false }: EventCardProps) {
  const t = useTexts();
  const link = useLinks();
  const { title, state, startedAt, datesCount, ageLimit, place, city, poster } = event;
  return (
    <article className={styles.card} data-state={state}>
      <h3 className={styles.title}>
        <WholeLink href={link(paths.event(event.id))} onClick={carryOwnPoster}>
          {title}
        </WholeLink>
      </h3>
      <button
        type="button"
        data-heart={event.id}
        aria-pressed={false}
        aria-label={t('favouriteNamed', { title })}
      />
      <div className={styles.poster} {...possiblePoster}>
        {poster && (
          <Picture picture={poster} sizes="(min-width: 48rem) 14rem, 44vw" alt="" isFirst={isFirst} />
        )}
        <span className={styles.age}>{t('ageMark', { age: ageLimit })}</span>
        {event.isStarCast && (
          <span className={styles.star}>
            <Icon name="star" size={14} />
            {t('starCast')}
          </span>
        )}
      </div>
      <p className={styles.date}>
        <LocalTime at={startedAt} shape="datedTime" />
        {datesCount > 1 && <span>{t('moreDates', { count: datesCount - 1 })}</span>}
      </p>
      <p className={styles.place}>
        {place}, {city}
      </p>
      <p className={styles.price}>{status}</p>
    </article>
  );
}
