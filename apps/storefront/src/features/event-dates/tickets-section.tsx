import { type ReactNode, useEffect, useRef } from 'react';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { EventDateData } from './event-date.data.ts';
import styles from './tickets-section.module.css';

export interface TicketsSectionProps {
  readonly date: EventDateData | undefined;
  /** Of the date, or of those that there are to choose from. */
  readonly seating: EventDateData['seating'] | undefined;
  /** The seating plan, or the kinds of tickets. */
  readonly children: ReactNode;
}

/** The seats or tickets of the chosen date, on the same page. */
export function TicketsSection({ date, seating, children }: TicketsSectionProps) {
  const t = useTexts();
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const section = useRef<HTMLElement>(null);
  const performanceId = date?.id;
  useEffect(() => {
    if (performanceId) section.current?.scrollIntoView();
  }, [performanceId]);
  return (
    <section
      id="tickets"
      ref={section}
      className={styles.section}
      aria-labelledby="tickets-title"
      data-seating={seating}
      data-date={date ? 'chosen' : isHydrated ? 'none' : 'unknown'}
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
