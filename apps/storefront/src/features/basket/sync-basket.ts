import { holdLeftMs } from '@parterre/domain/basket/hold';
import { useEffect } from 'react';
import { onSignal, sendSignal } from '../../signals.ts';
import { basketHold } from './basket-hold.ts';
import type { BasketQuery, BasketStore } from './basket-store.ts';
import { onOtherTabsChange } from './other-tabs.ts';
import { useBasketQuery, useBasketStore } from './use-basket.ts';

/** Clocks disagree by a moment: read at the very end, the basket would still be held. */
const clockToleranceMs = 500;

let lastRead = '';

/**
 * Keeps the basket as it is on the server: read at the start, on every `update-basket` signal (spec §4), when another
 * tab changed it, when the page comes back out of the browser's memory, and when the hold runs out. A currency that is
 * chosen here becomes its own; one that another tab has chosen is followed, or two tabs would never agree.
 */
export function useSyncedBasket(currency: string): void {
  const store = useBasketStore();
  const query = useBasketQuery(currency);
  useEffect(() => syncBasket(store, query), [store, query]);
}

function syncBasket(store: BasketStore, query: BasketQuery): () => void {
  const read = () => void store.read(query);
  const key = JSON.stringify(query);
  if (key !== lastRead) void store.open(query);
  lastRead = key;

  // What was put in elsewhere may be bought by now, of which an empty basket shows nothing: there is no undo after it.
  const dropEmptied = () => store.setEmptied([]);
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    dropEmptied();
    read();
  };
  window.addEventListener('pageshow', onPageShow);
  const stops = [
    onSignal('update-basket', read),
    onOtherTabsChange(() => {
      dropEmptied();
      sendSignal('update-basket');
    }),
    onHoldEnd(store, read),
    () => window.removeEventListener('pageshow', onPageShow),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function onHoldEnd(store: BasketStore, read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched: number | undefined;
  const watch = () => {
    const hold = basketHold(store.state());
    if (hold?.expiresAtMs === watched) return;
    clearTimeout(timer);
    watched = hold?.expiresAtMs;
    if (hold) timer = setTimeout(read, holdLeftMs(hold, Date.now()) + clockToleranceMs);
  };
  watch();
  const stop = store.subscribe(watch);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
