import { type ReactNode, useEffect, useRef } from 'react';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { chooseDate } from './choose-date.ts';
import type { EventDateData } from './event-date.data.ts';
import styles from './tickets-section.module.css';

export interface TicketsSectionProps {
  readonly date: EventDateData | undefined;
  /** Of the date, now. */
  readonly state: EventDateData['state'] | undefined;
  /** The first date that can be bought. */
  readonly onSale: EventDateData | undefined;
  /** Of the date, or of those that there are to choose from. */
  readonly seating: EventDateData['seating'] | undefined;
  /** The seating plan, or the kinds of tickets. */
  readonly children: ReactNode;
}

/** The seats or tickets of the chosen date, on the same page. */
export function TicketsSection({ date, state, onSale, seating, children }: TicketsSectionProps) {
  const t = useTexts();
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const section = useRef<HTMLElement>(null);
  const performanceId = date?.id;
  // The last seats may be the visitor's own, and others may come back.
  const hasTickets = state === 'on_sale' || state === 'sold_out';
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
      data-date={hasTickets ? 'chosen' : isHydrated ? 'none' : 'unknown'}
    >
      <h2 id="tickets-title">
        {date
          ? t('ticketsFor', { date: writeTime(date.startedAt, 'datedTime', language) })
          : t('chooseDateFirst')}
      </h2>
      {date && state && (
        <>
          <p>
            {date.hall} · {t(`seating_${date.seating}`)}
            {date.doorsAt && ` · ${t('doorsAt', { time: writeTime(date.doorsAt, 'time', language) })}`}
          </p>
          {state !== 'on_sale' && <b>{t(`state_${state}`)}</b>}
          {state !== 'on_sale' && onSale && (
            <a href={chooseDate(onSale.id)}>
              {t('nextDate', { date: writeTime(onSale.startedAt, 'date', language) })}
            </a>
          )}
          {hasTickets && children}
        </>
      )}
    </section>
  );
}
