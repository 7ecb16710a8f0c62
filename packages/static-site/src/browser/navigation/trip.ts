import { emitNavigation, type NavigationSignal } from '../signals.ts';
import type { Address } from './resolve-address.ts';

/** One intent of the visitor, from the browser's event to its end. */
export interface Trip {
  readonly event: NavigateEvent;
  readonly address: Address;
  /** Whether the address bar is ahead of the screen: it is on Back, and where a browser cannot defer it. */
  readonly hasMoved: boolean;
  /** Emits a signal, as long as the trip is not over. */
  readonly tell: (kind: NavigationSignal['kind']) => void;
}

/** Must be called while the event is told: the address bar still shows where the trip begins. */
export function beginTrip(event: NavigateEvent, address: Address, hasMoved: boolean): Trip {
  const journey = { from: location.href, to: event.destination.url };
  let isOver = false;
  const tell = (kind: NavigationSignal['kind']) => {
    if (isOver) return;
    isOver = kind !== 'started' && kind !== 'delayed';
    emitNavigation({ kind, ...journey });
  };
  event.signal.addEventListener('abort', () => tell('cancelled'));
  return { event, address, hasMoved, tell };
}

/** Marks a navigation that is left to the browser. */
const byBrowser = 'document';

export const isByBrowser = ({ info }: NavigateEvent) => info === byBrowser;

/** Loads the trip's goal as a document. Nothing may follow, so the promise never settles. */
export function leaveByDocument({ event: { destination, navigationType }, hasMoved }: Trip): Promise<never> {
  const history = navigationType === 'replace' ? 'replace' : 'push';
  if (hasMoved) location.reload();
  else navigation.navigate(destination.url, { history, info: byBrowser });
  return new Promise(() => undefined);
}
