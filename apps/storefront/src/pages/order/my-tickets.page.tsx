import { Suspense } from 'react';
import { useQuery } from '../../address/use-query.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { MyOrders } from '../../features/order/my-orders.tsx';
import { SharedTicketView } from '../../features/order/shared-ticket-view.tsx';
import { CancelReminder, ConfirmReminder } from '../../features/reminders/reminder-result.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import styles from './checkout.module.css';
import { Venues } from './venues.tsx';

const WishView = lazyPart(async () => (await import('../../features/waiting-list/wish-view.tsx')).WishView);

export const head = plainHead('pages:myTicketsTitle');

export const frame = PageFrame;

/**
 * The orders of this device, the one ticket that its link names, a reminder of tickets to come, which the link of a mail confirms or cancels, or a wish on
 * the waiting list. All of them are keys: nobody else's script runs here.
 */
export default function MyTicketsPage() {
  const t = useTexts();
  const query = new URLSearchParams(useQuery());
  const [code, confirm, cancel, wish] = ['code', 'confirm', 'cancel', 'wish'].map((name) => query.get(name));
  const isHydrated = useIsHydrated();
  const isReminder = Boolean(confirm ?? cancel);
  return (
    <>
      <PageTitle title={t(chooseTitle({ isReminder, hasCode: Boolean(code), isWish: Boolean(wish) }))} />
      {/* The foot stays below the screen, so that nothing moves when the orders are there. */}
      <div className={styles.body}>
        {isHydrated && !isReminder && !code && !wish && <MyOrders />}
        <Suspense>{isHydrated && wish && <WishView token={wish} />}</Suspense>
        {isHydrated && code && (
          <SharedTicketView code={code}>{({ date }) => <Venues dates={[date]} />}</SharedTicketView>
        )}
        {isHydrated && isReminder && (
          <div className={styles.empty}>
            {confirm && <ConfirmReminder token={confirm} />}
            {cancel && <CancelReminder token={cancel} />}
          </div>
        )}
      </div>
    </>
  );
}

function chooseTitle({
  isReminder,
  hasCode,
  isWish,
}: {
  readonly isReminder: boolean;
  readonly hasCode: boolean;
  readonly isWish: boolean;
}) {
  if (isWish) return 'pages:waitingList';
  if (isReminder) return 'pages:reminderTitle';
  return hasCode ? 'pages:ticketTitle' : 'pages:myTicketsTitle';
}
