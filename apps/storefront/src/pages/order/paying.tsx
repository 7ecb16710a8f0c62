import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { ChooseAnew } from '../../features/order/choose-anew.tsx';
import { GiveUp } from '../../features/order/give-up.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderStanding } from '../../features/order/order-standing.tsx';
import { PayAgain } from '../../features/order/pay-again.tsx';
import { canBePaid, isBankAsked, isPartlyPaid, lastPayment } from '../../features/order/payment.ts';
import type { PaymentWay } from '../../features/order/payment-way.ts';
import { readRefusal } from '../../features/order/refusal-text.ts';
import { useStartedPayment } from '../../features/order/use-started-payment.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import styles from './checkout.module.css';

export interface PayingProps {
  readonly order: Order;
  readonly ways: readonly PaymentWay[];
  /** The way that was chosen with the order. */
  readonly by: number | undefined;
  /** Why the certificate that was chosen with it did not pay. */
  readonly refused: string | null;
}

/** Sends the visitor to the bank, and shows what is being waited for when they come back. */
export function Paying({ order, ways, by, refused }: PayingProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const payment = lastPayment(order);
  const isOpen = canBePaid(order);
  const starting = useStartedPayment(order, isOpen && !payment ? by : undefined);
  const success = `${link(paths.orderSuccess())}?order=${order.token}`;
  useEffect(() => {
    if (order.state === 'paid') navigate(success, 'replace');
  }, [order.state, success]);
  const news = () => {
    if (starting === 'asking') return t('forms:paySending');
    if (isBankAsked(order)) return t('forms:payWaitingText', { email: order.contact.email });
    const amount = formatMoney(fromWire(order.amount_due, order.currency_code), language);
    return isPartlyPaid(order) ? t('forms:payRest', { amount }) : undefined;
  };
  return (
    <div className={styles.paying}>
      <div className={styles.main}>
        <OrderStanding order={order} news={news()} />
        {isOpen && starting !== 'asking' && (
          <PayAgain
            order={order}
            ways={ways}
            chosenId={by}
            refusal={starting === 'idle' ? readRefusal(refused) : starting}
          />
        )}
        {order.called_off && <ChooseAnew />}
        {order.state === 'awaiting_payment' && starting !== 'asking' && (
          <GiveUp order={order} onGivenUp={() => navigate(link(paths.bill(order.token)), 'replace')} />
        )}
      </div>
      <aside aria-label={t('forms:orderSummary')}>
        <OrderLines order={order} />
      </aside>
    </div>
  );
}
