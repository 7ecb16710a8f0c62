import { holdLeftMs } from '@parterre/domain/basket/hold';
import { onSignal, sendSignal } from '../../signals.ts';
import type { BasketQuery } from './basket-calls.ts';
import type { BasketStore } from './basket-store.ts';
import { holdOf } from './hold-of.ts';
import { onOtherTabs } from './other-tabs.ts';

/** Clocks disagree by a moment: asking at the very end would be told that it is not over. */
const afterTheEndMs = 500;

let lastRead = '';

/**
 * Keeps the basket as it is on the server: read at the start, on every `update-basket` signal (spec §4), when another
 * tab changed it, when the page comes back out of the browser's memory, and when the hold runs out.
 */
export function keepBasket(store: BasketStore, query: BasketQuery): () => void {
  const read = () => void store.read(query);
  const key = JSON.stringify(query);
  if (key !== lastRead) read();
  lastRead = key;

  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && read();
  window.addEventListener('pageshow', comeBack);
  const stops = [
    onSignal('update-basket', read),
    onOtherTabs(() => sendSignal('update-basket')),
    atTheEnd(store, read),
    () => window.removeEventListener('pageshow', comeBack),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function atTheEnd(store: BasketStore, read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched: number | undefined;
  const watch = () => {
    const hold = holdOf(store.state());
    if (hold?.expiresAtMs === watched) return;
    clearTimeout(timer);
    watched = hold?.expiresAtMs;
    if (hold) timer = setTimeout(read, holdLeftMs(hold, Date.now()) + afterTheEndMs);
  };
  watch();
  const stop = store.subscribe(watch);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
