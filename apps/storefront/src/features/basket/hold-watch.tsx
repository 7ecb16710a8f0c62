import { holdPhase } from '@parterre/domain/basket/hold';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useNow } from '../../ui/use-now.ts';
import { basketHold } from './basket-hold.ts';
import { useSyncedBasket } from './sync-basket.ts';
import { useBasketState } from './use-basket.ts';

const HoldWarning = lazyPart(async () => (await import('./hold-warning.tsx')).HoldWarning);

const stepMs = 5000;

/** Opens the warning a minute before the hold ends, and again after each extension. */
export function HoldWatch({ currency }: { readonly currency: string }) {
  const state = useBasketState();
  const hold = basketHold(state);
  const now = useNow(hold ? stepMs : null);
  return (
    <Suspense>
      {hold && holdPhase(hold, now) === 'ending' && (
        // By the server's clock: this one is set anew with every answer, which must not open it again.
        <HoldWarning key={state.basket?.expires_at} currency={currency} />
      )}
    </Suspense>
  );
}

/** The same where nothing else keeps the basket up to date. */
export function SyncedHoldWatch({ currency }: { readonly currency: string }) {
  useSyncedBasket(currency);
  return <HoldWatch currency={currency} />;
}
