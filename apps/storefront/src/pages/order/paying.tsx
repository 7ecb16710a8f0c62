import type { Order } from '@parterre/contracts/orders/order';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderStanding } from '../../features/order/order-standing.tsx';
import { PayAgain } from '../../features/order/pay-again.tsx';
import { lastPayment } from '../../features/order/payment.ts';
import { useStartedPayment } from '../../features/order/use-started-payment.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';

/** Sends the visitor to the bank, and shows what is being waited for when they come back. */
export function Paying({ order, by }: { readonly order: Order; readonly by: number | undefined }) {
  const t = useTexts();
  const link = useLinks();
  const payment = lastPayment(order);
  const isOpen = order.state === 'awaiting_payment';
  const sending = useStartedPayment(order, isOpen && !payment ? by : undefined);
  const success = `${link(paths.orderSuccess())}?order=${order.token}`;
  useEffect(() => {
    if (order.state === 'paid') navigate(success, 'replace');
  }, [order.state, success]);
  return (
    <>
      <OrderStanding order={order}>
        {isOpen && payment?.state === 'pending' && t('forms:payWaitingText', { email: order.contact.email })}
        {sending === 'asking' && t('forms:paySending')}
      </OrderStanding>
      {isOpen && sending !== 'asking' && <PayAgain order={order} chosenId={by} />}
      <OrderLines order={order} />
    </>
  );
}
