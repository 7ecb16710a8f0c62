import { basketPaths } from '@parterre/contracts/paths';
import { useEffect, useSyncExternalStore } from 'react';
import { onSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';

let isPresent = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function note(): void {
  isPresent = true;
  for (const listener of listeners) listener();
}

async function look(address: string): Promise<void> {
  const credentials = address ? 'include' : 'same-origin';
  const answer = await fetch(address + basketPaths.basket, { credentials }).catch(() => undefined);
  const basket = answer?.ok ? await answer.json() : undefined;
  if (basket?.tickets.length > 0) note();
}

/** For what needs a basket even while it is empty. */
export const useBasketNow = () => useEffect(note, []);

/**
 * Whether there is a basket to tell of. All that keeps one up to date weighs as much as a page and is fetched only then;
 * spec §4: it is asked for at the start and on every `update-basket` signal.
 */
export function useBasketPresence(): boolean {
  const { basketApiUrl } = useSite();
  const isKnown = useSyncExternalStore(
    subscribe,
    () => isPresent,
    () => false,
  );
  useEffect(() => {
    if (isKnown) return;
    const lookAgain = () => void look(basketApiUrl);
    lookAgain();
    const stop = onSignal('update-basket', note);
    // Whoever comes back from another tab may have filled it there.
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isKnown, basketApiUrl]);
  return isKnown;
}
