import { FindOrder } from '../../features/order/find-order.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { plainHead } from '../frame/plain-page.tsx';
import { OrderFrame } from './order-frame.tsx';

export const head = plainHead('pages:successEmptyTitle');

export default function OrderSuccessEmptyPage() {
  return (
    <OrderFrame title={useTexts()('pages:successEmptyTitle')}>
      <NoOrder />
    </OrderFrame>
  );
}

/** For a visitor without an order. The form needs scripting. */
function NoOrder() {
  return useIsHydrated() && <FindOrder />;
}
