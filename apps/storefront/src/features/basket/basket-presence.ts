import type { Basket } from '@parterre/contracts/basket/basket';
import { basketPath } from '@parterre/contracts/paths/basket-paths';
import { useEffect, useState } from 'react';
import { readBasket } from '../../api/read-json.ts';
import { onReturn } from '../../on-window.ts';
import { onSignal, sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';

// Outlives pages.
let isPresent = false;

/** Loads the basket even while it is empty. */
export const useLoadBasket = () =>
  useEffect(() => {
    isPresent = true;
    sendSignal('update-basket');
  }, []);

/**
 * Whether there is a basket to show. The code that keeps it up to date weighs as much as a page and is fetched only then;
 * spec §4: the basket is read at the start and on every `update-basket` signal.
 */
export function useBasketPresence(): boolean {
  const { basketApiUrl } = useSite();
  const [hasBasket, setHasBasket] = useState(isPresent);
  useEffect(() => {
    // Effects of a page run before those of its frame.
    if (isPresent) return setHasBasket(true);
    const fetchPresence = () =>
      isPresent ||
      readBasket<Basket>(basketApiUrl, basketPath).then(
        ({ tickets }) => tickets.length > 0 && sendSignal('update-basket'),
        // It is read again when the visitor returns, or needs it.
        () => undefined,
      );
    fetchPresence();
    const stop = onSignal('update-basket', () => {
      isPresent = true;
      setHasBasket(true);
    });
    // It may have been filled in another tab.
    const stopReturns = onReturn(fetchPresence);
    return () => {
      stop();
      stopReturns();
    };
  }, [basketApiUrl]);
  return hasBasket;
}
