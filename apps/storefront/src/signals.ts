import type { CountedEvent, CountedOrder, CountedTicket } from '@parterre/domain/tracking/commerce';

/** What a counter may want to know. */
export type Happening =
  | { readonly kind: 'listed'; readonly events: readonly CountedEvent[]; readonly currency: string }
  | { readonly kind: 'seen'; readonly event: CountedEvent; readonly currency: string }
  | {
      readonly kind: 'basket-changed';
      readonly before: readonly CountedTicket[];
      readonly after: readonly CountedTicket[];
      readonly currency: string;
    }
  | { readonly kind: 'placed' | 'paid'; readonly order: CountedOrder };

/** Spec §4: what one part of a screen tells the others. */
interface Signals {
  /** Fetch the basket again. */
  readonly 'update-basket': undefined;
  /** Fetch these events' prices again; all that are shown when none are named. */
  readonly 'update-prices': { readonly eventIds?: readonly number[] };
  /** The seat map takes the whole window, or gives it back. */
  readonly 'widget-fullscreen': { readonly isFullscreen: boolean };
  /** A control asks for another query in the address; Back undoes it, unless it is no step of its own. */
  readonly 'query-change': { readonly query: string; readonly isStep?: boolean };
  /** The address has another query by now. */
  readonly 'query-changed': { readonly query: string };
  /** The visitor wants to say again what they allow. */
  readonly 'choose-consent': undefined;
  readonly happened: Happening;
}

type Name = keyof Signals;
type Listener<N extends Name> = (payload: Signals[N]) => void;

const listeners: { [N in Name]?: Set<Listener<N>> } = {};

/** Returns the way to stop listening. */
export function onSignal<N extends Name>(name: N, listener: Listener<N>): () => void {
  const heard: Set<Listener<N>> = listeners[name] ?? new Set();
  // TypeScript does not follow that the set under a name holds that name's listeners.
  (listeners as Record<Name, unknown>)[name] = heard;
  heard.add(listener);
  return () => void heard.delete(listener);
}

export function sendSignal<N extends Name>(
  name: N,
  ...[payload]: undefined extends Signals[N] ? [] : [Signals[N]]
): void {
  for (const listener of listeners[name] ?? []) listener(payload as Signals[N]);
}
