interface Addresses {
  readonly from: string;
  readonly to: string;
}

/** What becomes of a navigation, with both addresses whole. A navigation that started ends in one of the last three. */
export type NavigationSignal = Addresses &
  (
    | { readonly kind: 'started' }
    /** It has been going on for a second. */
    | { readonly kind: 'delayed' }
    | { readonly kind: 'ended' }
    | { readonly kind: 'cancelled' }
    /** The browser takes over with a full navigation. */
    | { readonly kind: 'failed' }
  );

type Listener = (signal: NavigationSignal) => void;

const listeners = new Set<Listener>();

/** Returns the way to stop listening. */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitNavigation(signal: NavigationSignal): void {
  for (const listener of listeners) {
    try {
      listener(signal);
    } catch (error) {
      reportError(error); // a faulty listener must not stop the navigation
    }
  }
}
