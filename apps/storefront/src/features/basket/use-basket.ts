import { createBasketApi } from '@parterre/api-client/basket-api';
import { useMemo, useSyncExternalStore } from 'react';
import { sendBasket } from '../../api/transports.ts';
import { withWaitNotice } from '../../api/wait-notice.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import {
  type BasketQuery,
  type BasketState,
  type BasketStore,
  createBasketStore,
  unreadBasket,
} from './basket-store.ts';

// Outlives pages: a visitor has one basket.
let store: BasketStore | undefined;

export function useBasketStore(): BasketStore {
  const { basketApiUrl } = useSite();
  store ??= createBasketStore(createBasketApi(withWaitNotice(sendBasket(basketApiUrl))));
  return store;
}

export function useBasketQuery(currency: string): BasketQuery {
  const lang = useLanguage();
  return useMemo(() => ({ lang, currency_code: currency }), [lang, currency]);
}

export function useBasketState(): BasketState {
  const { subscribe, state } = useBasketStore();
  return useSyncExternalStore(subscribe, state, () => unreadBasket);
}
