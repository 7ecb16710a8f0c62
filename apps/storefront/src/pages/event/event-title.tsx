import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { sharedPoster } from '../../ui/shared-poster.ts';
import { Duration } from './duration.tsx';
import type { EventData } from './event.data.ts';
import { eventCrumbs } from './event-crumbs.ts';
import styles from './event-title.module.css';

export interface EventTitleProps {
  readonly event: EventData;
  readonly price: ReactNode;
  /** What follows the facts: notices, dates. */
  readonly children: ReactNode;
}

/** The poster and, beside it, what one needs to know first. */
export function EventTitle({ event, price, children }: EventTitleProps) {
  const t = useTexts();
  const link = useLinks();
  const { title, subtitle, poster, place, durationMinutes, ageLimit } = event;
  return (
    <div className={styles.top}>
      <div className={styles.poster} {...sharedPoster}>
        {poster && <Picture picture={poster} sizes="(min-width: 48rem) 26rem, 92vw" alt="" isFirst />}
      </div>
      <div className={styles.details}>
        <Breadcrumbs crumbs={eventCrumbs(t, event)} />
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <ul className={styles.marks}>
          {event.isStarCast && (
            <li className={styles.star}>
              <Icon name="star" size={16} />
              {t('starCast')}
            </li>
          )}
          {durationMinutes && (
            <li>
              <Duration minutes={durationMinutes} />
            </li>
          )}
          <li>{t('ageMark', { age: ageLimit })}</li>
        </ul>
        <p className={styles.where}>
          <a href={link(paths.place(place.id))}>{place.name}</a>, {place.city}
        </p>
        {price && (
          <p className={styles.price}>
            {price} <small>{t('feeIncluded')}</small>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
