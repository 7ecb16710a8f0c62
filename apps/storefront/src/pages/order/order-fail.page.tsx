import { useTokenInQuery } from '../../features/order/order-token.ts';
import { isPaymentSettled, settlementTitle } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { PaymentMethodsData } from './order.data.ts';
import { OrderView } from './order-view.tsx';
import { PaymentView } from './payment-view.tsx';

export const head = plainHead('pages:yourOrderTitle');

/** Where the bank sends those who did not pay. Their seats are still held, and every payment method is at hand. */
export default function OrderFailPage({ data: { methods } }: SitePage<PaymentMethodsData>) {
  const state = useOrder(useTokenInQuery(), isPaymentSettled);
  return (
    <OrderView state={state} title={settlementTitle}>
      {(order) => <PaymentView order={order} methods={methods} />}
    </OrderView>
  );
}
