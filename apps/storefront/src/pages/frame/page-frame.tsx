import type { ReactNode } from 'react';
import { BasketButton } from '../../features/basket/basket-button.tsx';
import { BasketMark } from '../../features/basket/basket-mark.tsx';
import { CurrencyMenu } from '../../features/currency/currency-menu.tsx';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { OfferOfLanguage } from '../../features/language-offer/offer-of-language.tsx';
import { Layout } from '../../features/layout/layout.tsx';
import { HeaderSearch } from '../../features/search-suggest/header-search.tsx';

/** Every page stands in it: the layout with the features that all pages have. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const currency = useCurrency();
  const basket = {
    button: <BasketButton currency={currency} />,
    mark: <BasketMark currency={currency} />,
  };
  return (
    <Layout search={<HeaderSearch />} tools={<CurrencyMenu />} basket={basket} notices={<OfferOfLanguage />}>
      {children}
    </Layout>
  );
}
