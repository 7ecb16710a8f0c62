import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { isPaymentSettled, settlementTitle } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { FailedOrder } from './failed-order.tsx';
import type { PaymentMethodsData } from './order.data.ts';
import { OrderView } from './order-view.tsx';

export const head = plainHead('pages:yourOrderTitle');

export default function OrderFailPage({ data: { methods } }: SitePage<PaymentMethodsData>) {
  const link = useLinks();
  const state = useOrder(useTokenInQuery(), isPaymentSettled);
  const paid = state.kind === 'read' && state.order.state === 'paid' ? state.order.token : undefined;
  const success = paid && `${link(checkoutPaths.orderSuccess())}?order=${paid}`;
  useEffect(() => {
    if (success) navigate(success, 'replace');
  }, [success]);
  return (
    <OrderView state={state} title={settlementTitle}>
      {(order) => <FailedOrder order={order} methods={methods} />}
    </OrderView>
  );
}
