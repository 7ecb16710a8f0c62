import type { Order } from '@parterre/contracts/orders/order';
import { EventsLink } from '../../features/order/events-link.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderStatus } from '../../features/order/order-status.tsx';
import { PayOrder } from '../../features/order/pay-order.tsx';
import type { PaymentMethod } from '../../features/order/payment.ts';
import { canBePaid, failureText } from '../../features/order/payment.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './checkout.module.css';

/** Why the payment failed, with the seats still held and every other payment method at hand. */
export function FailedOrder({
  order,
  methods,
}: {
  readonly order: Order;
  readonly methods: readonly PaymentMethod[];
}) {
  const t = useTexts();
  const isOpen = canBePaid(order);
  return (
    <div className={styles.payment}>
      <div className={styles.main}>
        <OrderStatus order={order} message={isOpen ? failureText(order, t) : undefined} />
        {isOpen && <PayOrder order={order} methods={methods} />}
        {order.called_off && <EventsLink />}
      </div>
      <aside aria-label={t('forms:orderSummary')}>
        <OrderLines order={order} />
      </aside>
    </div>
  );
}
