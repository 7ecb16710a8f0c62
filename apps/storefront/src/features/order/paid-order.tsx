import type { Order } from '@parterre/contracts/orders/order';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IssuedTickets } from './issued-tickets.tsx';
import { OrderStanding } from './order-standing.tsx';
import styles from './order-view.module.css';
import { useOfflineTickets } from './use-offline-tickets.ts';

/** The tickets, and every way to have them at hand on the evening. */
export function PaidOrder({ order }: { readonly order: Order }) {
  const t = useTexts();
  const link = useLinks();
  const { basketApiUrl } = useSite();
  const { token, contact } = order;
  const isOffline = useOfflineTickets(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is paid once, however often it is read again
  useEffect(() => sendSignal('happened', { kind: 'paid', order }), [token]);
  const file = (path: string) => basketApiUrl + pathTo<string>(path, { token });
  return (
    <div className={styles.view}>
      <OrderStanding order={order} news={t('forms:ticketsSent', { email: contact.email })} />
      <div className={styles.acts}>
        <ButtonLink href={file(orderPaths.readTicketsPdf)} isFile isMain>
          {t('forms:ticketsPdf')}
        </ButtonLink>
        <ButtonLink href={file(orderPaths.readCalendar)} isFile>
          {t('forms:ticketsCalendar')}
        </ButtonLink>
        <ButtonLink href={link(paths.bill(token))}>{t('forms:billOpen')}</ButtonLink>
      </div>
      <IssuedTickets order={order} />
      <p className={styles.small}>{t('forms:ticketAtDoor')}</p>
      <p className={styles.small} role="status">
        {isOffline && t('forms:ticketsOffline')}
      </p>
    </div>
  );
}
