import { Suspense, useEffect, useRef, useState } from 'react';
import { useCurrency } from '../../features/currency/use-currency.ts';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './sale-reminder.module.css';

const WishForm = lazyPart(async () => (await import('../../features/waiting-list/wish-form.tsx')).WishForm);

export interface WaitingListProps {
  /** Those that can be waited for. */
  readonly dates: readonly Pick<EventDateData, 'id' | 'startedAt'>[];
}

/** Opened by those who would come if something came back; until then it is a line. */
export function WaitingList({ dates }: WaitingListProps) {
  const t = useTexts();
  const currency = useCurrency();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the page was alive.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={styles.reminder}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('pages:waitingList')}</summary>
      <Suspense>{isOpen && <WishForm dates={dates} currency={currency} />}</Suspense>
    </details>
  );
}
