import type { Order } from '@parterre/contracts/orders/order';
import { ChooseAnew } from '../../features/order/choose-anew.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderStanding } from '../../features/order/order-standing.tsx';
import { PayAgain } from '../../features/order/pay-again.tsx';
import { canBePaid, failureText } from '../../features/order/payment.ts';
import type { PaymentWay } from '../../features/order/payment-way.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './checkout.module.css';

/** Why it was not paid, with the seats kept and every other way to pay at hand. */
export function FailedOrder({
  order,
  ways,
}: {
  readonly order: Order;
  readonly ways: readonly PaymentWay[];
}) {
  const t = useTexts();
  const isOpen = canBePaid(order);
  return (
    <div className={styles.paying}>
      <div className={styles.main}>
        <OrderStanding order={order} news={isOpen ? failureText(order, t) : undefined} />
        {isOpen && <PayAgain order={order} ways={ways} />}
        {order.called_off && <ChooseAnew />}
      </div>
      <aside aria-label={t('forms:orderSummary')}>
        <OrderLines order={order} />
      </aside>
    </div>
  );
}
