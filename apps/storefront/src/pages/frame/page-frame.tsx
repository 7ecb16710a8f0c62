import type { ReactNode } from 'react';
import { CurrencyMenu } from '../../features/currency/currency-menu.tsx';
import { OfferOfLanguage } from '../../features/language-offer/offer-of-language.tsx';
import { Layout } from '../../features/layout/layout.tsx';
import { HeaderSearch } from '../../features/search-suggest/header-search.tsx';

/** Every page stands in it: the layout with the features that all pages have. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <Layout search={<HeaderSearch />} tools={<CurrencyMenu />} notices={<OfferOfLanguage />}>
    {children}
  </Layout>
);
