import { Suspense } from 'react';
import type { LiveDate } from '../../features/event-dates/availability-text.ts';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { EventData } from './event.data.ts';
import { SaleReminder, type SaleReminderProps } from './sale-reminder.tsx';
import { WaitingList } from './waiting-list.tsx';

const BundleNotice = lazyPart(
  async () => (await import('../../features/bundles/bundle-notice.tsx')).BundleNotice,
);

export interface SaleWaitsProps extends Pick<SaleReminderProps, 'prices'> {
  readonly event: EventData;
  /** The current state of a date. */
  readonly live: (date: EventDateData) => LiveDate;
}

/** What there is to wait for, sales that are to begin and tickets that may come back; and bundles, which are as rare. */
export function SaleWaits({ event, live, prices }: SaleWaitsProps) {
  const datesIn = (state: EventDateData['state']) => event.dates.filter((date) => live(date).state === state);
  const [soon, soldOut] = [datesIn('soon'), datesIn('sold_out')];
  return (
    <>
      {soon.length > 0 && <SaleReminder event={event} dates={soon} prices={prices} />}
      {soldOut.length > 0 && <WaitingList dates={soldOut} />}
      <Suspense>
        {event.dates.some(({ id }) => prices.get(id)?.is_bundled) && <BundleNotice eventId={event.id} />}
      </Suspense>
    </>
  );
}
