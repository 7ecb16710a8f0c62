import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import { startTransition, useEffect, useReducer } from 'react';
import { afterPicture } from '../../after-picture.ts';
import { onSignal } from '../../signals.ts';
import type { PriceStore } from './price-store.ts';

export interface PriceQuestion<Price extends EventPrice | DatePrice> {
  readonly store: PriceStore<Price>;
  readonly currency: string;
  /** Everything else that the answer depends on. */
  readonly key: string;
  /** Asks for the prices of these events; of all that the page shows when none are named. */
  readonly ask: (signal: AbortSignal, eventIds?: readonly number[]) => Promise<readonly Price[]>;
}

/**
 * Prices by id, asked for as soon as the page is seen, whenever the question changes, and on every `update-prices`
 * signal (spec §4). Empty until the first answer, and in generated pages.
 */
export function useLivePrices<Price extends EventPrice | DatePrice>({
  store,
  currency,
  key,
  ask,
}: PriceQuestion<Price>): ReadonlyMap<number, Price> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and currency name everything that `ask` depends on
  useEffect(() => {
    const controller = new AbortController();
    const refresh = (eventIds?: readonly number[]) => {
      ask(controller.signal, eventIds).then(
        (fresh) => store.merge(currency, fresh),
        // The page keeps the prices that it has: they were right a moment ago, and the next signal asks again.
        () => undefined,
      );
    };
    afterPicture(refresh);
    const stop = onSignal('update-prices', ({ eventIds }) => refresh(eventIds));
    return () => {
      stop();
      controller.abort();
    };
  }, [currency, key]);
  // In small steps: prices come for a whole page at once, when it has just come to life.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => store.subscribe(() => startTransition(redraw)), [store]);
  return new Map(store.inCurrency(currency).map((price) => [price.id, price]));
}
