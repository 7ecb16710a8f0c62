import { Suspense } from 'react';
import { useBasketPresence } from '../../features/basket/basket-presence.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const HoldWatch = lazyPart(
  async () => (await import('../../features/basket/hold-watch.tsx')).SyncedHoldWatch,
);

/** Warns before a hold ends on pages that show no basket. */
export function HoldNotice() {
  const currency = useCurrency();
  const hasBasket = useBasketPresence();
  return <Suspense>{hasBasket && <HoldWatch currency={currency} />}</Suspense>;
}
