import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LiveDate } from './availability-text.ts';
import { DateStub } from './date-stub.tsx';
import styles from './date-stubs.module.css';
import type { EventDateData } from './event-date.data.ts';

export interface DateStubsProps {
  readonly dates: readonly EventDateData[];
  /** The current state of a date. */
  readonly live: (date: EventDateData) => LiveDate;
  readonly price: (date: EventDateData) => ReactNode;
  readonly chosenId: number | undefined;
}

/** More would push all else off the screen. */
const shownAtOnce = 6;

/** All dates of an event as stubs. Those far off wait behind one press, which needs no scripting. */
export function DateStubs({ dates, live, price, chosenId }: DateStubsProps) {
  const t = useTexts();
  const stub = (date: EventDateData) => (
    <li key={date.id}>
      <DateStub date={date} live={live(date)} price={price(date)} isChosen={date.id === chosenId} />
    </li>
  );
  const later = dates.slice(shownAtOnce);
  return (
    <>
      <ul className={styles.dates}>{dates.slice(0, shownAtOnce).map(stub)}</ul>
      {later.length > 0 && (
        <details className={styles.later} open={later.some(({ id }) => id === chosenId)}>
          <summary>{t('laterDates', { count: later.length })}</summary>
          <ul className={styles.dates}>{later.map(stub)}</ul>
        </details>
      )}
    </>
  );
}
