import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { OrderStatus } from '../../features/order/order-status.tsx';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { isPaymentSettled, settlementTitle } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import styles from './checkout.module.css';
import { OrderView } from './order-view.tsx';

export const head = plainHead('pages:yourOrderTitle');

/** Where the bank sends those who paid; whether they did, the order says. */
export default function PaymentSuccessPage() {
  const t = useTexts();
  const link = useLinks();
  const token = useTokenInQuery();
  const state = useOrder(token, isPaymentSettled);
  const order = state.kind === 'read' && isPaymentSettled(state.order) ? state.order : undefined;
  const next =
    order && link(order.state === 'paid' ? checkoutPaths.orderSuccess() : checkoutPaths.orderFail());
  useEffect(() => {
    if (next) navigate(`${next}?order=${token}`, 'replace');
  }, [next, token]);
  return (
    <OrderView state={state} title={settlementTitle}>
      {(order) => (
        <div className={styles.main}>
          <OrderStatus order={order} message={t('forms:payWaitingText', { email: order.contact.email })} />
          <div>
            <ButtonLink href={link(checkoutPaths.bill(order.token))}>{t('forms:billOpen')}</ButtonLink>
          </div>
        </div>
      )}
    </OrderView>
  );
}
