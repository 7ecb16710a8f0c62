import { useTexts } from '../../i18n/use-texts.ts';
import { plainHead } from '../frame/plain-page.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { Checkout } from './checkout.tsx';
import type { OrderData } from './order.data.ts';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:orderTitle');

export default function OrderPage({ data }: SitePage<OrderData>) {
  return (
    <OrderFrame title={useTexts()('pages:orderTitle')}>
      <Checkout {...data} />
    </OrderFrame>
  );
}
