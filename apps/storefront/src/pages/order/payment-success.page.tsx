import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { OrderGround } from '../../features/order/order-ground.tsx';
import { OrderStanding } from '../../features/order/order-standing.tsx';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { isDecided } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import styles from './checkout.module.css';
import { NoOrder } from './no-order.tsx';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:paymentSuccessTitle');

/** Where the bank sends those who paid; whether they did, the order says. */
export default function PaymentSuccessPage() {
  const t = useTexts();
  const link = useLinks();
  const token = useTokenInQuery();
  const state = useOrder(token, isDecided);
  const order = state.kind === 'read' && isDecided(state.order) ? state.order : undefined;
  const next = order && link(order.state === 'paid' ? paths.orderSuccess() : paths.orderFail());
  useEffect(() => {
    if (next) navigate(`${next}?order=${token}`, 'replace');
  }, [next, token]);
  return (
    <OrderFrame title={t('pages:paymentSuccessTitle')}>
      {token === undefined ? (
        <NoOrder />
      ) : (
        <OrderGround state={state}>
          {(order) => (
            <div className={styles.main}>
              <OrderStanding order={order} news={t('forms:payWaitingText', { email: order.contact.email })} />
              <div>
                <ButtonLink href={link(paths.bill(order.token))}>{t('forms:billOpen')}</ButtonLink>
              </div>
            </div>
          )}
        </OrderGround>
      )}
    </OrderFrame>
  );
}
