import { OrderGround } from '../../features/order/order-ground.tsx';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { isDecided } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { FailedOrder } from './failed-order.tsx';
import { NoOrder } from './no-order.tsx';
import type { WaysData } from './order.data.ts';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:failTitle');

export default function OrderFailPage({ data: { ways } }: SitePage<WaysData>) {
  const token = useTokenInQuery();
  const state = useOrder(token, isDecided);
  return (
    <OrderFrame title={useTexts()('pages:failTitle')}>
      {token === undefined ? (
        <NoOrder />
      ) : (
        <OrderGround state={state}>{(order) => <FailedOrder order={order} ways={ways} />}</OrderGround>
      )}
    </OrderFrame>
  );
}
