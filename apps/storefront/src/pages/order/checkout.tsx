import { amountDue } from '@parterre/domain/basket/basket-total';
import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { BasketSummary } from '../../features/basket/basket-summary.tsx';
import { keepBasket } from '../../features/basket/kept-basket.ts';
import { useBasketQuery, useBasketStore } from '../../features/basket/use-basket.ts';
import { useBasketActs } from '../../features/basket/use-basket-acts.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { OrderForm } from '../../features/order/order-form.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { sendSignal } from '../../signals.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './checkout.module.css';

/** The form beside what is ordered. Whoever comes without tickets is told where to find some. */
export function Checkout() {
  const t = useTexts();
  const link = useLinks();
  const currency = useCurrency();
  const store = useBasketStore();
  const query = useBasketQuery(currency);
  useEffect(() => keepBasket(store, query), [store, query]);
  const acts = useBasketActs(currency);
  const { basket, isLoading } = acts;
  if (isLoading) return <div className={styles.waiting} aria-busy="true" />;
  if (!basket || basket.total.count === 0)
    return (
      <div className={styles.empty}>
        <p>{t(basket?.tickets.length ? 'forms:refusal_hold_expired' : 'forms:basketEmpty')}</p>
        <ButtonLink href={link(basket?.tickets.length ? paths.cart() : paths.events())} isMain>
          {t(basket?.tickets.length ? 'forms:basketOpen' : 'pages:toEvents')}
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.checkout}>
      <OrderForm
        currency={basket.currency_code}
        expectedTotal={amountDue(basket.total)}
        onPlaced={({ token }, acquisitionId) => {
          sendSignal('update-basket');
          navigate(`${link(paths.pay(token))}?by=${acquisitionId}`);
        }}
      />
      <BasketSummary basket={basket} acts={acts} />
    </div>
  );
}
