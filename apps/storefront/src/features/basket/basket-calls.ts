import type { createBasketApi } from '@parterre/api-client/basket-api';
import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { TakenBack } from '@parterre/contracts/basket/taken-back';
import type { Problem } from '@parterre/contracts/errors/problem';
import { basketPaths } from '@parterre/contracts/paths';
import type { LanguageCode } from '@parterre/domain/languages/languages';

/** What the basket is read for: titles are in the language, prices in the currency. */
export interface BasketQuery {
  readonly lang: LanguageCode;
  readonly currency_code: string;
}

/** What a call came to. A refusal is an answer; a failure is none. */
export type Outcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly problem: Problem['error'] }
  | { readonly kind: 'failed' };

export interface BasketCalls {
  read(query: BasketQuery): Promise<Outcome<Basket>>;
  change(change: BasketChange, query: BasketQuery): Promise<Outcome<Basket>>;
  extend(query: BasketQuery): Promise<Outcome<Basket>>;
  takeBack(query: BasketQuery): Promise<Outcome<TakenBack>>;
}

type BasketApi = ReturnType<typeof createBasketApi>;

/** The client that waits and tries again weighs as much as a page: it is fetched with the first change. */
export function basketCalls(address: string): BasketCalls {
  let client: Promise<BasketApi> | undefined;
  const loadClient = () => {
    client ??= import('@parterre/api-client/basket-api').then(({ createBasketApi }) =>
      createBasketApi({ address: address || undefined }),
    );
    return client;
  };

  const outcomeOf = async <Answer>(ask: (api: BasketApi) => Promise<Answer>): Promise<Outcome<Answer>> => {
    try {
      return { kind: 'done', answer: await ask(await loadClient()) };
    } catch (failure) {
      const { problemOf } = await import('@parterre/api-client/problem-of');
      const problem = problemOf(failure);
      return problem ? { kind: 'refused', problem } : { kind: 'failed' };
    }
  };

  const readPlainly = async (query: BasketQuery): Promise<Basket | undefined> => {
    const credentials = address ? 'include' : 'same-origin';
    const url = `${address}${basketPaths.basket}?${new URLSearchParams({ ...query })}`;
    const response = await fetch(url, { credentials }).catch(() => undefined);
    return response?.ok ? response.json() : undefined;
  };

  return {
    read: async (query) => {
      const answer = await readPlainly(query);
      return answer ? { kind: 'done', answer } : outcomeOf((api) => api.readBasket({ query }));
    },
    change: (change, query) => outcomeOf((api) => api.changeBasket(change, { query })),
    extend: (query) => outcomeOf((api) => api.extendBasket({ query })),
    takeBack: (query) => outcomeOf((api) => api.takeBackBasket({ query })),
  };
}
