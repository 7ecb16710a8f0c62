import type { Order } from '@parterre/contracts/orders/order';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { useEffect, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BillCompany } from './bill-company.tsx';
import { CorrectName } from './correct-name.tsx';
import { Exchange } from './exchange.tsx';
import { GiveBack } from './give-back.tsx';
import { IssuedTickets } from './issued-tickets.tsx';
import { useOfflineTickets } from './offline-tickets.ts';
import { OrderStatus } from './order-status.tsx';
import styles from './order-view.module.css';
import type { PaymentMethod } from './payment.ts';
import { PendingExchange } from './pending-exchange.tsx';
import { ReturnTickets, type ReturnTicketsProps } from './return-tickets.tsx';

export interface PaidOrderProps extends ReturnTicketsProps {
  /** For what another date costs more. */
  readonly methods: readonly PaymentMethod[];
}

/** The tickets, and every way to have them at hand at the door. */
export function PaidOrder({ order: readOrder, methods, onReturned }: PaidOrderProps) {
  const t = useTexts();
  const link = useLinks();
  const { basketApiUrl } = useSite();
  const [changed, setChanged] = useState<Order>();
  // Whatever is newer: the page reads the order again when one comes back to it.
  const order = changed && changed.now > readOrder.now ? changed : readOrder;
  const { token, contact } = order;
  const hasOwnTickets = order.tickets.some(({ code, is_revoked }) => code !== null && !is_revoked);
  const isOffline = useOfflineTickets(token, changed?.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is paid once, however often it is read again
  useEffect(() => sendSignal('tracked', { kind: 'paid', order }), [token]);
  const file = (path: string) => basketApiUrl + pathTo<string>(path, { token });
  return (
    <div className={styles.view}>
      <OrderStatus order={order} message={t('forms:ticketsSent', { email: contact.email })} />
      {order.exchange && (
        <PendingExchange order={order} exchange={order.exchange} methods={methods} onChanged={setChanged} />
      )}
      <div className={styles.actions}>
        {hasOwnTickets && (
          <ButtonLink href={file(orderPaths.readTicketsPdf)} isFile isMain>
            {t('forms:ticketsPdf')}
          </ButtonLink>
        )}
        <ButtonLink href={file(orderPaths.readCalendar)} isFile>
          {t('forms:ticketsCalendar')}
        </ButtonLink>
        <ButtonLink href={link(checkoutPaths.bill(token))}>{t('forms:billOpen')}</ButtonLink>
        <ButtonLink href={link(checkoutPaths.myTickets())}>{t('pages:myTicketsTitle')}</ButtonLink>
      </div>
      <ReturnTickets order={order} onReturned={onReturned} />
      <IssuedTickets order={order} onChanged={setChanged} />
      <p className={styles.small}>{t('forms:ticketAtDoor')}</p>
      {!order.exchange && <Exchange order={order} methods={methods} onChanged={setChanged} />}
      <GiveBack order={order} onChanged={setChanged} onReturned={onReturned} />
      {contact.email && <CorrectName key={contact.name} order={order} onChanged={setChanged} />}
      <BillCompany key={JSON.stringify(order.company)} order={order} onChanged={setChanged} />
      <p className={styles.small} role="status">
        {isOffline && t('forms:ticketsOffline')}
      </p>
    </div>
  );
}
