import { Suspense } from 'react';
import { useLoadBasket } from '../../features/basket/basket-presence.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';

const BundleTickets = lazyPart(async () => (await import('./bundle-tickets.tsx')).BundleTickets);

export const head = plainHead('pages:bundlesTitle');

export const frame = PageFrame;

/** What is sold together is asked live: it is no part of the catalogue, and ends by itself. */
export default function BundlesPage() {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  useLoadBasket();
  return (
    <>
      <PageTitle title={t('pages:bundlesTitle')} />
      <Suspense>{isHydrated && <BundleTickets />}</Suspense>
    </>
  );
}
