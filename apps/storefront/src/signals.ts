import type { CountedEvent, CountedOrder, CountedTicket } from '@parterre/domain/tracking/commerce';

/** What analytics may count. */
export type TrackedEvent =
  | { readonly kind: 'listed'; readonly events: readonly CountedEvent[]; readonly currency: string }
  | { readonly kind: 'seen'; readonly event: CountedEvent; readonly currency: string }
  | {
      readonly kind: 'basket-changed';
      readonly before: readonly CountedTicket[];
      readonly after: readonly CountedTicket[];
      readonly currency: string;
    }
  | { readonly kind: 'placed' | 'paid'; readonly order: CountedOrder };

/** Spec §4: what one part of a page sends to the others. */
interface Signals {
  /** Fetch the basket again. */
  readonly 'update-basket': undefined;
  /** Prices of these events may have changed and are fetched again; without ids, all are. */
  readonly 'update-prices': { readonly eventIds?: readonly number[] };
  /** Tickets of a date were taken or freed, as its live stream reports. */
  readonly 'stock-changed': { readonly performanceId: number };
  /** The seat map takes the whole window, or gives it back. */
  readonly 'widget-fullscreen': { readonly isFullscreen: boolean };
  /** A control requests another query in the address; Back undoes it unless `isStep` is false. */
  readonly 'query-change': { readonly query: string; readonly isStep?: boolean };
  /** The address has another query by now. */
  readonly 'query-changed': { readonly query: string };
  /** The visitor wants to change their consent. */
  readonly 'choose-consent': undefined;
  readonly tracked: TrackedEvent;
}

type Name = keyof Signals;
type Listener<N extends Name> = (payload: Signals[N]) => void;

// TypeScript does not follow that the set under a name holds that name's listeners.
const listeners: Partial<Record<Name, Set<(payload: never) => void>>> = {};

/** Returns a function that stops listening. */
export function onSignal<N extends Name>(name: N, listener: Listener<N>): () => void {
  const own = listeners[name] ?? new Set();
  listeners[name] = own;
  own.add(listener);
  return () => void own.delete(listener);
}

export function sendSignal<N extends Name>(
  name: N,
  ...[payload]: undefined extends Signals[N] ? [] : [Signals[N]]
): void {
  for (const listener of listeners[name] ?? []) listener(payload as never);
}
