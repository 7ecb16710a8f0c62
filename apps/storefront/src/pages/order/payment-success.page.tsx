import type { Order } from '@parterre/contracts/orders/order';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { OrderStatus } from '../../features/order/order-status.tsx';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import {
  bankProgress,
  isPaymentSettled,
  progressText,
  settlementTitle,
} from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { plainHead } from '../frame/plain-page.tsx';
import styles from './checkout.module.css';
import { OrderView } from './order-view.tsx';

export const head = plainHead('pages:yourOrderTitle');

/** Where the bank sends those who paid; whether they did, the order says. */
export default function PaymentSuccessPage() {
  const t = useTexts();
  const link = useLinks();
  const state = useOrder(useTokenInQuery(), isPaymentSettled);
  const sincePaidMs = useSinceOpenedMs();
  const next = state.kind === 'read' ? nextPage(state.order, sincePaidMs) : undefined;
  const address = next && link(next);
  useEffect(() => {
    if (address) navigate(address, 'replace');
  }, [address]);
  return (
    <OrderView state={state} title={(order) => settlementTitle(order, sincePaidMs)}>
      {(order) => (
        <div className={styles.main}>
          <OrderStatus order={order} message={progressText(order, t, sincePaidMs)} />
          <div>
            <ButtonLink href={link(checkoutPaths.bill(order.token))}>{t('forms:billOpen')}</ButtonLink>
          </div>
        </div>
      )}
    </OrderView>
  );
}

function useSinceOpenedMs(): number {
  const [openedAtMs] = useState(Date.now);
  return useNow(1000) - openedAtMs;
}

/** Undefined while there is something to wait for here. */
function nextPage(order: Order, sincePaidMs: number): string | undefined {
  const { token, state } = order;
  if (state === 'paid') return `${checkoutPaths.orderSuccess()}?order=${token}`;
  if (isPaymentSettled(order)) return `${checkoutPaths.orderFail()}?order=${token}`;
  return bankProgress(order, sincePaidMs) === 'unpaid' ? checkoutPaths.pay(token) : undefined;
}
