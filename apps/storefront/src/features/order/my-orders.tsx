import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { FindOrder } from './find-order.tsx';
import { OrderStub } from './order-stub.tsx';
import styles from './order-view.module.css';
import { useDeviceOrders } from './use-device-orders.ts';

/** Every order of this device, and how to find those of others. */
export function MyOrders() {
  const t = useTexts();
  const { coming, past, forget } = useDeviceOrders();
  const hasOrders = coming.length + past.length > 0;
  return (
    <div className={styles.view}>
      {!hasOrders && <p>{t('forms:myTicketsNone')}</p>}
      {coming.length > 0 && (
        <ul className={styles.tickets}>
          {coming.map((order) => (
            <OrderStub key={order.token} order={order} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className={disclosure.disclosure} open={coming.length === 0}>
          <summary>{t('forms:myTicketsPast')}</summary>
          <ul className={styles.tickets}>
            {past.map((order) => (
              <OrderStub key={order.token} order={order} />
            ))}
          </ul>
        </details>
      )}
      {hasOrders && (
        <details className={disclosure.disclosure}>
          <summary>{t('forms:myTicketsForget')}</summary>
          <p>{t('forms:myTicketsForgetText')}</p>
          <Button onPress={forget}>{t('forms:myTicketsForget')}</Button>
        </details>
      )}
      <FindOrder />
    </div>
  );
}
