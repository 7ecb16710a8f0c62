import { useQuery } from '../../address/use-query.ts';
import { useTokenInPath } from '../../features/order/order-token.ts';
import { isPaymentSettled, settlementTitle } from '../../features/order/payment.ts';
import { readRefusal } from '../../features/order/refusal-text.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useStartedPayment } from '../../features/order/use-started-payment.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { PaymentMethodsData } from './order.data.ts';
import { OrderView } from './order-view.tsx';
import { PaymentView } from './payment-view.tsx';

export const head = plainHead('pages:yourOrderTitle');

/** Sends the visitor to the bank, and shows how the payment goes when they return. */
export default function PayPage({ data: { methods } }: SitePage<PaymentMethodsData>) {
  const query = new URLSearchParams(useQuery());
  const chosenId = Number(query.get('by')) || undefined;
  const state = useOrder(useTokenInPath(), isPaymentSettled);
  const start = useStartedPayment(state.kind === 'read' ? state.order : undefined, chosenId);
  const isLeaving = start === 'starting';
  return (
    <OrderView state={state} title={(order) => (isLeaving ? 'pages:payTitle' : settlementTitle(order))}>
      {(order) => (
        <PaymentView
          order={order}
          methods={methods}
          chosenId={chosenId}
          isLeaving={isLeaving}
          refusal={typeof start === 'object' ? start : readRefusal(query.get('refused'))}
        />
      )}
    </OrderView>
  );
}
