import type { ReactNode } from 'react';
import { LocalDay, LocalTime, useGeneratedText } from '../../i18n/local-text.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Stub } from '../../ui/stub.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { WholeLink } from '../../ui/whole-link.tsx';
import { availabilityText, type LiveDate } from './availability-text.ts';
import { chooseDate } from './choose-date.ts';
import styles from './date-stub.module.css';
import type { EventDateData } from './event-date.data.ts';

// Left out of the browser's bundle, which never shows it.
const PrintLink = import.meta.env.SSR && (await import('../../ui/print-link.tsx')).PrintLink;

export interface DateStubProps {
  readonly date: EventDateData;
  readonly live: LiveDate;
  readonly price: ReactNode;
  readonly isChosen: boolean;
}

/** A date that can be chosen; its whole stub is the link. */
export function DateStub({ date, live, price, isChosen }: DateStubProps) {
  const t = useTexts();
  const language = useLanguage();
  const { startedAt } = date;
  const isOpen = live.state === 'on_sale';
  const left = useGeneratedText(`${live.state} ${live.ticketsLeft}`, () =>
    availabilityText(date, live, { t, language }),
  );
  const time = <LocalTime at={startedAt} shape="time" />;
  return (
    <div className={styles.date} data-state={live.state}>
      <Stub
        isVoid={!isOpen}
        isChosen={isChosen}
        lead={
          <>
            <LocalDay at={startedAt} shape="shortWeekday" className={styles.weekday} />
            <LocalDay at={startedAt} shape="day" className={styles.day} />
            <LocalDay at={startedAt} shape="monthOfDay" className={styles.month} />
          </>
        }
        body={
          <>
            <p className={styles.time}>
              {isOpen ? (
                <WholeLink href={chooseDate(date.id)} aria-current={isChosen ? 'true' : undefined}>
                  {time}
                  <VisuallyHidden>
                    , <LocalDay at={startedAt} shape="fullDate" />
                  </VisuallyHidden>
                </WholeLink>
              ) : (
                time
              )}
            </p>
            <p className={styles.hall}>{date.hall}</p>
            <p className={styles.left} suppressHydrationWarning>
              {left}
            </p>
            <noscript className={styles.print}>
              {isOpen && PrintLink && <PrintLink performanceId={date.id} />}
            </noscript>
          </>
        }
        tail={isOpen && <span className={styles.price}>{price}</span>}
      />
    </div>
  );
}
