import { usePage } from '@parterre/static-site/browser/use-page';
import { type ReactNode, Suspense } from 'react';
import { BasketLink } from '../../features/basket/basket-link.tsx';
import { useBasketPresence } from '../../features/basket/basket-presence.ts';
import { CurrencyMenu } from '../../features/currency/currency-menu.tsx';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { LazyLanguageOffer } from '../../features/language-offer/lazy-language-offer.tsx';
import { Layout } from '../../features/layout/layout.tsx';
import { HeaderSearch } from '../../features/search-suggest/header-search.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const loadBasket = () => import('../../features/basket/basket-button.tsx');
const BasketButton = lazyPart(async () => (await loadBasket()).BasketButton);
const BasketCount = lazyPart(async () => (await loadBasket()).BasketCount);

/** The layout with the features that all pages have. */
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
    count: <Suspense>{hasBasket && <BasketCount />}</Suspense>,
  };
  return (
    <Layout
      search={<HeaderSearch />}
      tools={<CurrencyMenu />}
      basket={basket}
      notices={<LazyLanguageOffer />}
    >
      {children}
    </Layout>
  );
}
