import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { CancelOrder } from '../../features/order/cancel-order.tsx';
import { EventsLink } from '../../features/order/events-link.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderStatus } from '../../features/order/order-status.tsx';
import { PayOrder } from '../../features/order/pay-order.tsx';
import type { PaymentMethod } from '../../features/order/payment.ts';
import { canBePaid, isAwaitingBank, isPartlyPaid, lastPayment } from '../../features/order/payment.ts';
import { readRefusal } from '../../features/order/refusal-text.ts';
import { useStartedPayment } from '../../features/order/use-started-payment.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './checkout.module.css';

export interface PaymentViewProps {
  readonly order: Order;
  readonly methods: readonly PaymentMethod[];
  /** The method that was chosen with the order. */
  readonly by: number | undefined;
  /** Why the certificate that was chosen with it did not pay. */
  readonly refused: string | null;
}

/** Sends the visitor to the bank, and shows the status of the payment when they return. */
export function PaymentView({ order, methods, by, refused }: PaymentViewProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const payment = lastPayment(order);
  const isOpen = canBePaid(order);
  const starting = useStartedPayment(order, isOpen && !payment ? by : undefined);
  const success = `${link(checkoutPaths.orderSuccess())}?order=${order.token}`;
  useEffect(() => {
    if (order.state === 'paid') navigate(success, 'replace');
  }, [order.state, success]);
  const message = () => {
    if (starting === 'starting') return t('forms:paySending');
    if (isAwaitingBank(order)) return t('forms:payWaitingText', { email: order.contact.email });
    const amount = formatMoney(fromWire(order.amount_due, order.currency_code), language);
    return isPartlyPaid(order) ? t('forms:payRemaining', { amount }) : undefined;
  };
  return (
    <div className={styles.payment}>
      <div className={styles.main}>
        <OrderStatus order={order} message={message()} />
        {isOpen && starting !== 'starting' && (
          <PayOrder
            order={order}
            methods={methods}
            chosenId={by}
            refusal={starting === 'idle' ? readRefusal(refused) : starting}
          />
        )}
        {order.called_off && <EventsLink />}
        {order.state === 'awaiting_payment' && starting !== 'starting' && (
          <CancelOrder
            order={order}
            onCancelled={() => navigate(link(checkoutPaths.bill(order.token)), 'replace')}
          />
        )}
      </div>
      <aside aria-label={t('forms:orderSummary')}>
        <OrderLines order={order} />
      </aside>
    </div>
  );
}
