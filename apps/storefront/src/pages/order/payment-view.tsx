import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { BackToBank } from '../../features/order/back-to-bank.tsx';
import type { Refusal } from '../../features/order/begin-payment.ts';
import { CancelOrder } from '../../features/order/cancel-order.tsx';
import { EventsLink } from '../../features/order/events-link.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderStatus } from '../../features/order/order-status.tsx';
import { PayOrder } from '../../features/order/pay-order.tsx';
import type { PaymentMethod } from '../../features/order/payment.ts';
import {
  bankProgress,
  canBePaid,
  isPartlyPaid,
  lastMethodId,
  progressText,
} from '../../features/order/payment.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import disclosure from '../../ui/disclosure.module.css';
import styles from './checkout.module.css';

export interface PaymentViewProps {
  readonly order: Order;
  readonly methods: readonly PaymentMethod[];
  /** What was chosen with the order. */
  readonly chosenId?: number | undefined;
  /** The visitor is about to be sent to the bank. */
  readonly isLeaving?: boolean;
  /** Why what was chosen did not work. */
  readonly refusal?: Refusal | undefined;
}

/** How the payment of an order goes, and what the visitor can do about it while the seats are held. */
export function PaymentView({ order, isLeaving = false, ...choice }: PaymentViewProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const success = `${link(checkoutPaths.orderSuccess())}?order=${order.token}`;
  useEffect(() => {
    if (order.state === 'paid') navigate(success, 'replace');
  }, [order.state, success]);
  const message = () => {
    if (isLeaving) return t('forms:paySending');
    const amount = formatMoney(fromWire(order.amount_due, order.currency_code), language);
    return progressText(order, t) ?? (isPartlyPaid(order) ? t('forms:payRemaining', { amount }) : undefined);
  };
  return (
    <div className={styles.payment}>
      <div className={styles.main}>
        <OrderStatus order={order} message={message()} />
        {canBePaid(order) && !isLeaving && <WaysToPay order={order} {...choice} />}
        {order.called_off && <EventsLink />}
        {order.state === 'awaiting_payment' && !isLeaving && (
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

/** Who has left the bank is led back to it first; who has paid need not pay, but may in another way. */
function WaysToPay(props: Omit<PaymentViewProps, 'isLeaving'>) {
  const t = useTexts();
  const { order } = props;
  const progress = bankProgress(order);
  const methodId = lastMethodId(order);
  if (methodId === undefined || (progress !== 'unpaid' && progress !== 'deciding'))
    return <PayOrder {...props} />;
  return (
    <>
      {progress === 'unpaid' && <BackToBank order={order} methodId={methodId} />}
      <details className={disclosure.disclosure}>
        <summary>{t('forms:payOtherWay')}</summary>
        <PayOrder {...props} />
      </details>
    </>
  );
}
