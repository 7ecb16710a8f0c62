import { OrderGround } from '../../features/order/order-ground.tsx';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { PaidOrder } from '../../features/order/paid-order.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { plainHead } from '../frame/plain-page.tsx';
import { NoOrder } from './no-order.tsx';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:successTitle');

export default function OrderSuccessPage() {
  const token = useTokenInQuery();
  const state = useOrder(token, ({ tickets, state }) => tickets.length > 0 || state !== 'paid');
  return (
    <OrderFrame title={useTexts()('pages:successTitle')}>
      {token === undefined ? (
        <NoOrder />
      ) : (
        <OrderGround state={state}>{(order) => <PaidOrder order={order} />}</OrderGround>
      )}
    </OrderFrame>
  );
}
