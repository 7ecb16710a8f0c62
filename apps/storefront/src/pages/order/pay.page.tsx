import { useQuery } from '../../address/use-query.ts';
import { OrderGround } from '../../features/order/order-ground.tsx';
import { useTokenInPath } from '../../features/order/order-token.ts';
import { isDecided } from '../../features/order/payment.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { WaysData } from './order.data.ts';
import { OrderFrame } from './order-frame.tsx';
import { Paying } from './paying.tsx';

export const head = plainHead('pages:payTitle');

export default function PayPage({ data: { ways } }: SitePage<WaysData>) {
  const query = new URLSearchParams(useQuery());
  const by = Number(query.get('by')) || undefined;
  const state = useOrder(useTokenInPath(), isDecided);
  return (
    <OrderFrame title={useTexts()('pages:payTitle')}>
      <OrderGround state={state}>
        {(order) => <Paying order={order} ways={ways} by={by} refused={query.get('refused')} />}
      </OrderGround>
    </OrderFrame>
  );
}
