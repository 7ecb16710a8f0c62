import { useQuery } from '../../address/use-query.ts';
import { useTokenInPath } from '../../features/order/order-token.ts';
import { isPaymentSettled } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { PaymentMethodsData } from './order.data.ts';
import { OrderView } from './order-view.tsx';
import { PaymentView } from './payment-view.tsx';

export const head = plainHead('pages:yourOrderTitle');

export default function PayPage({ data: { methods } }: SitePage<PaymentMethodsData>) {
  const query = new URLSearchParams(useQuery());
  const by = Number(query.get('by')) || undefined;
  const state = useOrder(useTokenInPath(), isPaymentSettled);
  return (
    <OrderView state={state} title={() => 'pages:payTitle'}>
      {(order) => <PaymentView order={order} methods={methods} by={by} refused={query.get('refused')} />}
    </OrderView>
  );
}
