import { basketPaths } from '@parterre/contracts/paths/basket-paths';
import { useEffect, useState } from 'react';
import { onSignal, sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';

// Outlives pages.
let isPresent = false;

async function look(address: string): Promise<void> {
  const credentials = address ? 'include' : 'same-origin';
  const answer = await fetch(address + basketPaths.basket, { credentials }).catch(() => undefined);
  const basket = answer?.ok ? await answer.json() : undefined;
  if (basket?.tickets.length > 0) sendSignal('update-basket');
}

/** For what needs a basket even while it is empty. */
export const useBasketNow = () =>
  useEffect(() => {
    isPresent = true;
    sendSignal('update-basket');
  }, []);

/**
 * Whether there is a basket to tell of. All that keeps one up to date weighs as much as a page and is fetched only then;
 * spec §4: it is asked for at the start and on every `update-basket` signal.
 */
export function useBasketPresence(): boolean {
  const { basketApiUrl } = useSite();
  const [isKnown, setKnown] = useState(isPresent);
  useEffect(() => {
    // Effects of a page come before those of what it stands in.
    if (isPresent) return setKnown(true);
    const lookAgain = () => {
      if (!isPresent) void look(basketApiUrl);
    };
    lookAgain();
    const stop = onSignal('update-basket', () => {
      isPresent = true;
      setKnown(true);
    });
    // Whoever comes back from another tab may have filled it there.
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [basketApiUrl]);
  return isKnown;
}
