import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import { mergePrices } from '@parterre/domain/price/merge-prices';
import { createListeners } from '../../listeners.ts';

/** Spec §7: the source of tickets that every call for prices names. */
export const ticketSourceId = 2;

type Priced = EventPrice | DatePrice;

export interface PriceStore<Price extends Priced> {
  /** All prices loaded in a currency; the same array until one changes. */
  readonly inCurrency: (currency: string) => readonly Price[];
  readonly merge: (currency: string, fresh: readonly Price[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Outlives pages, so that a price once seen is there at once when its event is shown again. */
export function priceStore<Price extends Priced>(): PriceStore<Price> {
  const none: readonly Price[] = [];
  const stored = new Map<string, readonly Price[]>();
  const { subscribe, notify } = createListeners();
  const inCurrency = (currency: string) => stored.get(currency) ?? none;
  return {
    inCurrency,
    merge: (currency, fresh) => {
      stored.set(currency, mergePrices(inCurrency(currency), fresh));
      notify();
    },
    subscribe,
  };
}
