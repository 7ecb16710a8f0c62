import { type ReactNode, useEffect, useRef } from 'react';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import type { EventDateData } from './event-date.data.ts';
import styles from './tickets-place.module.css';

export interface TicketsPlaceProps {
  readonly date: EventDateData | undefined;
  /** Of the date, or of those that there are to choose from. */
  readonly seating: EventDateData['seating'] | undefined;
  /** What is on offer for the date: the plan of the hall, or the kinds of tickets. */
  readonly children: ReactNode;
}

/** Where a chosen date turns into tickets. Kept on the page, so that choosing does not lead away from it. */
export function TicketsPlace({ date, seating, children }: TicketsPlaceProps) {
  const t = useTexts();
  const language = useLanguage();
  const isAlive = useIsAlive();
  const section = useRef<HTMLElement>(null);
  const dateId = date?.id;
  useEffect(() => {
    if (dateId) section.current?.scrollIntoView();
  }, [dateId]);
  return (
    <section
      id="tickets"
      ref={section}
      className={styles.place}
      aria-labelledby="tickets-title"
      data-seating={seating}
      data-date={date ? 'chosen' : isAlive ? 'none' : 'unknown'}
    >
      <h2 id="tickets-title">
        {date
          ? t('ticketsFor', { date: writeTime(date.startedAt, 'datedTime', language) })
          : t('chooseDateFirst')}
      </h2>
      {date && (
        <>
          <p>
            {date.hall} · {t(`seating_${date.seating}`)}
            {date.doorsAt && ` · ${t('doorsAt', { time: writeTime(date.doorsAt, 'time', language) })}`}
          </p>
          {children}
        </>
      )}
    </section>
  );
}
