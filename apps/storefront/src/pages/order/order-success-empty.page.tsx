import { useTexts } from '../../i18n/use-texts.ts';
import { plainHead } from '../frame/plain-page.tsx';
import { NoOrder } from './no-order.tsx';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:successEmptyTitle');

export default function OrderSuccessEmptyPage() {
  return (
    <OrderFrame title={useTexts()('pages:successEmptyTitle')}>
      <NoOrder />
    </OrderFrame>
  );
}
