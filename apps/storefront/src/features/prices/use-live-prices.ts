import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import { startTransition, useEffect, useReducer } from 'react';
import type { LivePricesQuery } from './watch-prices.ts';

/**
 * Prices by id, kept up to date (`watchPrices`) as long as the events and the currency stay the same. All events of the
 * page are fetched together: the server answers a crowd's equal calls once. Empty until the first reply, and in generated
 * pages.
 */
export function useLivePrices<Price extends EventPrice | DatePrice>(
  query: LivePricesQuery<Price>,
): ReadonlyMap<number, Price> {
  const { store, currency, eventIds } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events and the currency name everything that the query depends on
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    import('./watch-prices.ts').then(
      ({ watchPrices }) => signal.aborted || watchPrices(query, signal),
      () => undefined, // the page keeps the prices that it came with
    );
    return () => controller.abort();
  }, [currency, eventIds.join()]);
  // In a transition: prices come for a whole page at once, when it was just hydrated.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => store.subscribe(() => startTransition(redraw)), [store]);
  return new Map(store.inCurrency(currency).map((price) => [price.id, price]));
}
