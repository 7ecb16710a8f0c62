import type { DatePrice } from '@parterre/contracts/prices/price-items';
import { nextSale } from '@parterre/domain/reminders/next-sale';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { EventData } from './event.data.ts';
import { findWaitingRoom, WaitingRoomNotice } from './lazy-waiting-room.ts';
import styles from './sale-reminder.module.css';

const ReminderForm = lazyPart(
  async () => (await import('../../features/reminders/reminder-form.tsx')).ReminderForm,
);

export interface SaleReminderProps {
  readonly event: EventData;
  /** Those that are not on sale yet. */
  readonly dates: readonly EventDateData[];
  /** Live, by date. */
  readonly prices: ReadonlyMap<number, DatePrice>;
}

/** Opened by those who want to be told when the next sale begins; until then it is a line. */
export function SaleReminder({ event, dates, prices }: SaleReminderProps) {
  const t = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the page was alive.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  // Prices may have come before this part of the page is alive, and the page that it came with knows of no room.
  const isHydrated = useIsHydrated();
  const room = isHydrated ? findWaitingRoom(prices, dates) : undefined;
  const date = nextSale(dates);
  if (!date) return null;
  return (
    <>
      <Suspense>{room !== undefined && <WaitingRoomNotice room={room} />}</Suspense>
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
    </>
  );
}
