import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import { useMemo, useSyncExternalStore } from 'react';
import type { Outcome } from '../../api/outcome.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';
import { type BasketQuery, basketCalls } from './basket-calls.ts';
import { type BasketState, type BasketStore, createBasketStore } from './basket-store.ts';
import { tellOtherTabs } from './other-tabs.ts';

// Outlives pages: a visitor has one basket.
let store: BasketStore | undefined;

const generated: BasketState = createBasketStore(basketCalls('')).state();

export const useBasketStore = (): BasketStore => {
  const { basketApiUrl } = useSite();
  store ??= createBasketStore(basketCalls(basketApiUrl), Date.now, tellOfChange);
  return store;
};

const tellOfChange = (before: Basket | undefined, { tickets, currency_code: currency }: Basket) =>
  sendSignal('happened', { kind: 'basket-changed', before: before?.tickets ?? [], after: tickets, currency });

export const useBasketQuery = (currency: string): BasketQuery => {
  const lang = useLanguage();
  return useMemo(() => ({ lang, currency_code: currency }), [lang, currency]);
};

/** The basket and all that can be done to it. Loading in generated pages, and until it was read. */
export function useBasket(currency: string) {
  const basketStore = useBasketStore();
  const query = useBasketQuery(currency);
  const state = useSyncExternalStore(basketStore.subscribe, basketStore.state, () => generated);
  const acts = useMemo(() => {
    const told = async <Answer>(asked: Promise<Outcome<Answer>>) => {
      const outcome = await asked;
      if (outcome.kind === 'done') tellOtherTabs();
      return outcome;
    };
    return {
      read: () => basketStore.read(query),
      change: (change: BasketChange) => told(basketStore.change(change, query)),
      extend: () => told(basketStore.extend(query)),
      takeBack: () => told(basketStore.takeBack(query)),
    };
  }, [basketStore, query]);
  return { ...state, ...acts };
}
