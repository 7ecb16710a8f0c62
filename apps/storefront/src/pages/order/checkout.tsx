import type { Order } from '@parterre/contracts/orders/order';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { BasketSummary } from '../../features/basket/basket-summary.tsx';
import { keepBasket } from '../../features/basket/kept-basket.ts';
import { useBasketQuery, useBasketStore } from '../../features/basket/use-basket.ts';
import { useBasketActs } from '../../features/basket/use-basket-acts.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { beginPayment } from '../../features/order/begin-payment.ts';
import { useOrderApi } from '../../features/order/order-api.ts';
import { OrderForm } from '../../features/order/order-form.tsx';
import type { HowToPay } from '../../features/order/use-order-form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { sendSignal } from '../../signals.ts';
import { Failure } from '../../ui/failure.tsx';
import styles from './checkout.module.css';
import { CheckoutBar } from './checkout-bar.tsx';
import { NoTickets } from './no-tickets.tsx';
import type { WaysData } from './order.data.ts';

/** The form beside what is ordered. Whoever comes without tickets is told where to find some. */
export function Checkout({ ways }: WaysData) {
  const t = useTexts();
  const link = useLinks();
  const currency = useCurrency();
  const store = useBasketStore();
  const query = useBasketQuery(currency);
  useEffect(() => keepBasket(store, query), [store, query]);
  const acts = useBasketActs(currency);
  const { basket, isLoading } = acts;
  const openApi = useOrderApi();
  const goOn = async ({ token }: Order, { way, certificateCode }: HowToPay) => {
    const page = link(paths.pay(token));
    if (way.kind !== 'certificate') navigate(`${page}?by=${way.id}`);
    else {
      const request = { acquisition_id: way.id, certificate_code: certificateCode };
      const refusal = await beginPayment(await openApi(), token, request);
      if (refusal) navigate(`${page}?refused=${refusal}`);
    }
    sendSignal('update-basket');
  };
  if (isLoading) return <div aria-busy="true" />;
  if (!basket)
    return <Failure text={t('forms:basketFailed')} retry={t('tryAgain')} onRetry={() => void acts.read()} />;
  if (basket.total.count === 0) return <NoTickets wereReleased={basket.tickets.length > 0} />;
  return (
    <div className={styles.checkout}>
      <OrderForm
        currency={basket.currency_code}
        ways={ways}
        expectedTotal={amountDue(basket.total)}
        onPlaced={goOn}
      />
      <BasketSummary basket={basket} acts={acts} />
      <CheckoutBar basket={basket} acts={acts} />
    </div>
  );
}
