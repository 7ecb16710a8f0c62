import type { Picture as PictureData } from '@parterre/contracts/values/picture';
import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { otherYear, writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeLink } from '../../ui/whole-link.tsx';
import styles from './event-list.module.css';

/** An event as far as one line shows it. */
export interface RowEvent {
  readonly id: number;
  readonly title: string;
  readonly startedAt: string;
  readonly datesCount: number;
  readonly place: string;
  readonly city: string;
  readonly poster: PictureData | null;
}

/** One line of a list that is compared at a glance: the date first, as in a printed programme. */
export function EventRow({ event, status }: { readonly event: RowEvent; readonly status: ReactNode }) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const { title, startedAt, datesCount, poster } = event;
  return (
    <article className={styles.row}>
      <p className={styles.day}>
        <time dateTime={startedAt}>
          <b>{writeTime(startedAt, 'day', language)}</b>
          <span>
            {writeTime(startedAt, 'shortMonth', language)} {otherYear(startedAt)}
          </span>
          <span>{writeTime(startedAt, 'shortWeekday', language)}</span>
        </time>
      </p>
      {poster && <Picture picture={poster} sizes="4.5rem" alt="" className={styles.thumb} />}
      <div className={styles.what}>
        <h3>
          <WholeLink href={link(paths.event(event.id))}>{title}</WholeLink>
        </h3>
        <p>
          {writeTime(startedAt, 'time', language)} · {event.place}, {event.city}
        </p>
        {datesCount > 1 && <p>{t('moreDates', { count: datesCount - 1 })}</p>}
      </div>
      <p className={styles.price}>{status}</p>
      <button
        type="button"
        data-heart={event.id}
        aria-pressed={false}
        aria-label={t('favouriteNamed', { title })}
      />
    </article>
  );
}
