import type { Basket } from '@parterre/contracts/basket/basket';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';

// Few baskets lack something.
const MissingDates = lazyPart(
  async () => (await import('../../features/bundles/missing-dates.tsx')).MissingDates,
);

/** What to add to a basket for a bundle of which it has a part. */
export const IncompleteBundle = ({ code, basket }: { readonly code: string; readonly basket: Basket }) => (
  <Suspense>
    <MissingDates code={code} basket={basket} />
  </Suspense>
);
