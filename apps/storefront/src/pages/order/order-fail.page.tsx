import { OrderGround } from '../../features/order/order-ground.tsx';
import { OrderStanding } from '../../features/order/order-standing.tsx';
import { useTokenInQuery } from '../../features/order/order-token.ts';
import { PayAgain } from '../../features/order/pay-again.tsx';
import { failureText, isDecided } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';
import { NoOrder } from './no-order.tsx';

export const head = plainHead('pages:failTitle');

export default function OrderFailPage() {
  const t = useTexts();
  const token = useTokenInQuery();
  const state = useOrder(token, isDecided);
  return (
    <PlainPage title={t('pages:failTitle')}>
      {token === undefined ? (
        <NoOrder />
      ) : (
        <OrderGround state={state}>
          {(order) => (
            <>
              <OrderStanding order={order}>{failureText(order, t)}</OrderStanding>
              {order.state === 'awaiting_payment' && <PayAgain order={order} />}
            </>
          )}
        </OrderGround>
      )}
    </PlainPage>
  );
}
