import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IssuedTickets } from './issued-tickets.tsx';
import { useOfflineTickets } from './offline-tickets.ts';
import { OrderStatus } from './order-status.tsx';
import styles from './order-view.module.css';
import { ReturnTickets, type ReturnTicketsProps } from './return-tickets.tsx';

/** The tickets, and every way to have them at hand at the door. */
export function PaidOrder({ order, onReturned }: ReturnTicketsProps) {
  const t = useTexts();
  const link = useLinks();
  const { basketApiUrl } = useSite();
  const { token, contact } = order;
  const isOffline = useOfflineTickets(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is paid once, however often it is read again
  useEffect(() => sendSignal('tracked', { kind: 'paid', order }), [token]);
  const file = (path: string) => basketApiUrl + pathTo<string>(path, { token });
  return (
    <div className={styles.view}>
      <OrderStatus order={order} message={t('forms:ticketsSent', { email: contact.email })} />
      <div className={styles.actions}>
        <ButtonLink href={file(orderPaths.readTicketsPdf)} isFile isMain>
          {t('forms:ticketsPdf')}
        </ButtonLink>
        <ButtonLink href={file(orderPaths.readCalendar)} isFile>
          {t('forms:ticketsCalendar')}
        </ButtonLink>
        <ButtonLink href={link(checkoutPaths.bill(token))}>{t('forms:billOpen')}</ButtonLink>
        <ButtonLink href={link(checkoutPaths.myTickets())}>{t('pages:myTicketsTitle')}</ButtonLink>
      </div>
      <ReturnTickets order={order} onReturned={onReturned} />
      <IssuedTickets order={order} />
      <p className={styles.small}>{t('forms:ticketAtDoor')}</p>
      <p className={styles.small} role="status">
        {isOffline && t('forms:ticketsOffline')}
      </p>
    </div>
  );
}
