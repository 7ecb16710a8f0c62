import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { dropTickets } from '../../features/order/offline-tickets.ts';
import { OrderGround } from '../../features/order/order-ground.tsx';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { PaidOrder } from '../../features/order/paid-order.tsx';
import { isServed } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { plainHead } from '../frame/plain-page.tsx';
import { NoOrder } from './no-order.tsx';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:successTitle');

/** The tickets of an order that is paid. How any other stands, and what to do about it, is on its bill. */
export default function OrderSuccessPage() {
  const link = useLinks();
  const token = useTokenInQuery();
  const state = useOrder(token, isServed);
  const unpaid = state.kind === 'read' && state.order.state !== 'paid' ? state.order.token : undefined;
  const bill = unpaid && link(paths.bill(unpaid));
  useEffect(() => {
    if (!unpaid || !bill) return;
    dropTickets(unpaid);
    navigate(bill, 'replace');
  }, [unpaid, bill]);
  return (
    <OrderFrame title={useTexts()('pages:successTitle')}>
      {token === undefined ? (
        <NoOrder />
      ) : (
        <OrderGround state={state}>{(order) => !unpaid && <PaidOrder order={order} />}</OrderGround>
      )}
    </OrderFrame>
  );
}
