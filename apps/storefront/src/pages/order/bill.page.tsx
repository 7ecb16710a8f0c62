import { Bill } from '../../features/order/bill.tsx';
import { OrderGround } from '../../features/order/order-ground.tsx';
import { useTokenInPath } from '../../features/order/order-token.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { BillData } from './order.data.ts';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:billTitle');

export default function BillPage({ data: { seller } }: SitePage<BillData>) {
  const state = useOrder(useTokenInPath(), (order) => order.state !== 'awaiting_payment');
  return (
    <OrderFrame title={useTexts()('pages:billTitle')}>
      <OrderGround state={state}>{(order) => <Bill order={order} seller={seller} />}</OrderGround>
    </OrderFrame>
  );
}
