import { Bill } from '../../features/order/bill.tsx';
import { useTokenInPath } from '../../features/order/order-token.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { BillData } from './order.data.ts';
import { OrderView } from './order-view.tsx';

export const head = plainHead('pages:yourOrderTitle');

export default function BillPage({ data: { seller } }: SitePage<BillData>) {
  const state = useOrder(useTokenInPath(), (order) => order.state !== 'awaiting_payment');
  return (
    <OrderView state={state} title={() => 'pages:billTitle'}>
      {(order) => <Bill order={order} seller={seller} />}
    </OrderView>
  );
}
