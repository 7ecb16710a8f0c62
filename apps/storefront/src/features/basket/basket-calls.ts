import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { TakenBack } from '@parterre/contracts/basket/taken-back';
import { basketPaths } from '@parterre/contracts/paths/basket-paths';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import type { basketApi } from '../../api/clients.ts';
import { type Outcome, outcomeOf } from '../../api/outcome.ts';

/** What the basket is read for: titles are in the language, prices in the currency. */
export interface BasketQuery {
  readonly lang: LanguageCode;
  readonly currency_code: string;
}

export interface BasketCalls {
  read(query: BasketQuery): Promise<Outcome<Basket>>;
  change(change: BasketChange, query: BasketQuery): Promise<Outcome<Basket>>;
  extend(query: BasketQuery): Promise<Outcome<Basket>>;
  takeBack(query: BasketQuery): Promise<Outcome<TakenBack>>;
}

type BasketApi = ReturnType<typeof basketApi>;

/** The client that waits and tries again weighs as much as a page: it is fetched with the first change. */
export function basketCalls(address: string): BasketCalls {
  let client: Promise<BasketApi> | undefined;
  const loadClient = () => {
    client ??= import('../../api/clients.ts').then((clients) =>
      clients.basketApi({ address: address || undefined }),
    );
    return client;
  };

  const call = async <Answer>(ask: (api: BasketApi) => Promise<Answer>) => outcomeOf(loadClient().then(ask));

  const readPlainly = async (query: BasketQuery): Promise<Basket | undefined> => {
    const credentials = address ? 'include' : 'same-origin';
    const url = `${address}${basketPaths.basket}?${new URLSearchParams({ ...query })}`;
    const response = await fetch(url, { credentials }).catch(() => undefined);
    return response?.ok ? response.json() : undefined;
  };

  return {
    read: async (query) => {
      const answer = await readPlainly(query);
      return answer ? { kind: 'done', answer } : call((api) => api.readBasket({ query }));
    },
    change: (change, query) => call((api) => api.changeBasket(change, { query })),
    extend: (query) => call((api) => api.extendBasket({ query })),
    takeBack: (query) => call((api) => api.takeBackBasket({ query })),
  };
}
