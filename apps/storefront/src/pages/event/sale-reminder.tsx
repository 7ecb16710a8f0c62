import { nextSale } from '@parterre/domain/reminders/next-sale';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { EventData } from './event.data.ts';
import styles from './sale-reminder.module.css';

const ReminderForm = lazyPart(
  async () => (await import('../../features/reminders/reminder-form.tsx')).ReminderForm,
);

export interface SaleReminderProps {
  readonly event: EventData;
  /** Those that are not on sale yet. */
  readonly dates: readonly EventDateData[];
}

/** Opened by those who want to be told when the next sale begins; until then it is a line. */
export function SaleReminder({ event, dates }: SaleReminderProps) {
  const t = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the page was alive.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const date = nextSale(dates);
  if (!date) return null;
  return (
    <details
      ref={details}
      className={styles.reminder}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('pages:remindMe')}</summary>
      <Suspense>
        {isOpen && <ReminderForm date={date} title={event.title} place={event.place.name} />}
      </Suspense>
    </details>
  );
}
