import { usePage } from '@parterre/static-site/browser/use-page';
import { type ReactNode, Suspense } from 'react';
import { BasketLink } from '../../features/basket/basket-link.tsx';
import { useBasketPresence } from '../../features/basket/basket-presence.ts';
import { CurrencyMenu } from '../../features/currency/currency-menu.tsx';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { OfferOfLanguage } from '../../features/language-offer/offer-of-language.tsx';
import { Layout } from '../../features/layout/layout.tsx';
import { HeaderSearch } from '../../features/search-suggest/header-search.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const BasketButton = lazyPart(
  async () => (await import('../../features/basket/basket-button.tsx')).BasketButton,
);
const BasketMark = lazyPart(async () => (await import('../../features/basket/basket-mark.tsx')).BasketMark);

/** Every page stands in it: the layout with the features that all pages have. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { path } = usePage();
  const currency = useCurrency();
  const hasBasket = useBasketPresence();
  const basket = {
    button: (
      // What was opened there ends with its page.
      <Suspense key={path} fallback={<BasketLink />}>
        {hasBasket ? <BasketButton currency={currency} /> : <BasketLink />}
      </Suspense>
    ),
    mark: <Suspense>{hasBasket && <BasketMark currency={currency} />}</Suspense>,
  };
  return (
    <Layout search={<HeaderSearch />} tools={<CurrencyMenu />} basket={basket} notices={<OfferOfLanguage />}>
      {children}
    </Layout>
  );
}
