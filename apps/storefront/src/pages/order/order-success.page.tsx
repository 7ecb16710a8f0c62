import type { Order } from '@parterre/contracts/orders/order';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { BoughtCard } from '../../features/order/gift-cards/bought-card.tsx';
import { dropTickets } from '../../features/order/offline-tickets.ts';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { PaidOrder } from '../../features/order/paid-order.tsx';
import { isAtRest, settlementTitle } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { PaymentMethodsData } from './order.data.ts';
import { OrderView } from './order-view.tsx';
import { orderDates, Venues } from './venues.tsx';

export const head = plainHead('pages:yourOrderTitle');

/** The tickets of a paid order. The status of any other is on its bill. */
export default function OrderSuccessPage({ data: { methods } }: SitePage<PaymentMethodsData>) {
  const link = useLinks();
  const state = useOrder(useTokenInQuery(), isAtRest);
  const unpaid = state.kind === 'read' && state.order.state !== 'paid' ? state.order.token : undefined;
  const bill = unpaid && link(checkoutPaths.bill(unpaid));
  useEffect(() => {
    if (!unpaid || !bill) return;
    dropTickets(unpaid);
    navigate(bill, 'replace');
  }, [unpaid, bill]);
  // What became of it, with the money on its way back, is on the bill; what is left is saved again when it is next looked at.
  const showBill = ({ token: returned }: Order) => {
    dropTickets(returned);
    navigate(link(checkoutPaths.bill(returned)));
  };
  return (
    <OrderView state={state} title={settlementTitle}>
      {(order) =>
        !unpaid && (
          <>
            {order.gift_card ? (
              <BoughtCard order={order} card={order.gift_card} />
            ) : (
              <PaidOrder order={order} methods={methods} onReturned={() => showBill(order)} />
            )}
            <Venues dates={orderDates(order)} />
          </>
        )
      }
    </OrderView>
  );
}
