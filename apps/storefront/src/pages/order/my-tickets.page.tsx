import { useQuery } from '../../address/use-query.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { MyOrders } from '../../features/order/my-orders.tsx';
import { SharedTicketView } from '../../features/order/shared-ticket-view.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import styles from './checkout.module.css';
import { Venues } from './venues.tsx';

export const head = plainHead('pages:myTicketsTitle');

export const frame = PageFrame;

/** The orders of this device, or the one ticket that its link names. Both are keys: nobody else's script runs here. */
export default function MyTicketsPage() {
  const t = useTexts();
  const code = new URLSearchParams(useQuery()).get('code');
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageTitle title={t(code === null ? 'pages:myTicketsTitle' : 'pages:ticketTitle')} />
      {/* The foot stays below the screen, so that nothing moves when the orders are there. */}
      <div className={styles.body}>
        {isHydrated &&
          (code === null ? (
            <MyOrders />
          ) : (
            <SharedTicketView code={code}>{({ date }) => <Venues dates={[date]} />}</SharedTicketView>
          ))}
      </div>
    </>
  );
}
