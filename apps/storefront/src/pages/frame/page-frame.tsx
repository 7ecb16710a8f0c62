import { usePage } from '@parterre/static-site/browser/use-page';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { BasketLink } from '../../features/basket/basket-link.tsx';
import { useBasketPresence } from '../../features/basket/basket-presence.ts';
import { CurrencyMenu } from '../../features/currency/currency-menu.tsx';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { LanguageOffer } from '../../features/language-offer/language-offer.tsx';
import { Layout } from '../../features/layout/layout.tsx';
import { SearchField } from '../../features/search-suggest/search-field.tsx';
import { useSite } from '../../theme/site-settings.ts';
import { EarlyScript } from '../../ui/early-script.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const loadBasket = () => import('../../features/basket/basket-button.tsx');
const BasketButton = lazyPart(async () => (await loadBasket()).BasketButton);
const BasketCount = lazyPart(async () => (await loadBasket()).BasketCount);

// Left out of the browser's bundle with what it imports.
const reserveConsentBar = import.meta.env.SSR
  ? (await import('../../features/layout/reserve-consent-bar.ts')).reserveConsentBar
  : '';

/** The layout with the features that all pages have. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { path } = usePage();
  const { asksForConsent } = useSite();
  const currency = useCurrency();
  const searchField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed there ends with its page
  useEffect(() => () => searchField.current?.form?.reset(), [path]);
  const hasBasket = useBasketPresence();
  const basket = {
    button: (
      <Suspense fallback={<BasketLink />}>
        {hasBasket ? <BasketButton currency={currency} /> : <BasketLink />}
      </Suspense>
    ),
    count: <Suspense>{hasBasket && <BasketCount />}</Suspense>,
  };
  const notices = (
    <>
      {asksForConsent && <EarlyScript code={reserveConsentBar} />}
      <LanguageOffer />
    </>
  );
  return (
    <Layout
      search={<SearchField field={searchField} currency={currency} />}
      tools={<CurrencyMenu />}
      basket={basket}
      notices={notices}
    >
      {children}
    </Layout>
  );
}
