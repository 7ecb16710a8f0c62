import type { NavigationIntent } from '../address/navigation-intent.ts';
import type { Address } from '../address/resolve-address.ts';
import { siteNavigation } from '../address/site-navigation.ts';
import { emitNavigation, type NavigationSignal } from '../signals.ts';

/** One intent of the visitor, from the browser's event to its end. */
export interface PendingNavigation {
  readonly event: NavigationIntent;
  readonly address: Address;
  /** Whether the address bar is ahead of the screen: it is on Back, and where a browser cannot defer it. */
  readonly hasMoved: boolean;
  /** Emits a signal, as long as the navigation is not over. */
  readonly emit: (kind: NavigationSignal['kind']) => void;
}

/** Must be called while the event is dispatched: the current entry is still the one where the navigation begins. */
export function beginNavigation(
  event: NavigationIntent,
  address: Address,
  hasMoved: boolean,
): PendingNavigation {
  const addresses = { from: siteNavigation()?.currentEntry?.url ?? '', to: event.destination.url };
  let isOver = false;
  const emit = (kind: NavigationSignal['kind']) => {
    if (isOver) return;
    isOver = kind !== 'started' && kind !== 'delayed';
    emitNavigation({ kind, ...addresses });
  };
  event.signal.addEventListener('abort', () => emit('cancelled'));
  return { event, address, hasMoved, emit };
}

/** Marks a navigation that is left to the browser. */
const byBrowser = 'document';

export const isMarkedForBrowser = ({ info }: NavigationIntent) => info === byBrowser;

/** Loads the destination as a document. Nothing may follow, so the promise never settles. */
export function loadDocument({
  event: { destination, navigationType },
  hasMoved,
}: PendingNavigation): Promise<never> {
  if (hasMoved) location.reload();
  else
    siteNavigation()?.navigate(destination.url, {
      history: navigationType as NavigationHistoryBehavior, // what has not moved is pushed or replaced
      info: byBrowser,
    });
  return new Promise(() => undefined);
}
