import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange, CurrencyChoice } from '@parterre/contracts/basket/basket-change';
import type { RestoredBasket } from '@parterre/contracts/basket/restored-basket';
import { basketPaths } from '@parterre/contracts/paths/basket-paths';
import type { RouteQuery } from '@parterre/contracts/route-types';
import { idempotencyKey } from './idempotency-key.ts';
import type { CallOptions } from './public-api.ts';
import type { Call, Transport } from './transport.ts';

export interface BasketCallOptions extends CallOptions {
  query?: RouteQuery<'readBasket'> | undefined;
}

export interface ChangeOptions extends CallOptions {
  query?: RouteQuery<'changeBasket'> | undefined;
  /** The key of an earlier try, to be sure that it is not done twice. */
  idempotencyKey?: string | undefined;
}

/** The basket of this visitor (spec §7), called over a basket transport. */
export function createBasketApi(send: Transport) {
  const change = <Reply = Basket>(call: Pick<Call, 'method' | 'path' | 'body'>, options: ChangeOptions) =>
    send<Reply>({
      ...call,
      query: options.query,
      signal: options.signal,
      headers: { 'idempotency-key': options.idempotencyKey ?? idempotencyKey() },
    });

  return {
    readBasket: ({ query, signal }: BasketCallOptions = {}) =>
      send<Basket>({ method: 'GET', path: basketPaths.basket, query, signal }),
    changeBasket: (body: BasketChange, options: ChangeOptions = {}) =>
      change({ method: 'POST', path: basketPaths.basket, body }, options),
    chooseCurrency: (body: CurrencyChoice, options: ChangeOptions = {}) =>
      change({ method: 'POST', path: basketPaths.chooseCurrency, body }, options),
    clearBasket: (options: ChangeOptions = {}) =>
      change({ method: 'DELETE', path: basketPaths.basket }, options),
    extendBasket: (options: ChangeOptions = {}) =>
      change({ method: 'POST', path: basketPaths.extendBasket }, options),
    restoreBasket: (options: ChangeOptions = {}) =>
      change<RestoredBasket>({ method: 'POST', path: basketPaths.restoreBasket }, options),
  };
}
