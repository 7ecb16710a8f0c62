import { Bill } from '../../features/order/bill.tsx';
import { OrderGround } from '../../features/order/order-ground.tsx';
import { useTokenInPath } from '../../features/order/order-token.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:billTitle');

export default function BillPage() {
  const state = useOrder(useTokenInPath(), ({ state }) => state !== 'awaiting_payment');
  return (
    <PlainPage title={useTexts()('pages:billTitle')}>
      <OrderGround state={state}>{(order) => <Bill order={order} />}</OrderGround>
    </PlainPage>
  );
}
