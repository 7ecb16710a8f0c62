import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { TakenBack } from '@parterre/contracts/basket/taken-back';
import { basketPaths } from '@parterre/contracts/paths/basket-paths';
import type { QueryOf } from '@parterre/contracts/route-types';
import { idempotencyKey } from './idempotency-key.ts';
import type { CallOptions } from './public-api.ts';
import { type Call, createTransport, type TransportOptions } from './transport.ts';

export interface BasketApiOptions extends Omit<TransportOptions, 'address' | 'credentials'> {
  /** Left out, the basket lives on the page's own origin; given, calls to it carry credentials (spec §6). */
  address?: string | undefined;
}

export interface BasketCallOptions extends CallOptions {
  query?: QueryOf<'readBasket'> | undefined;
}

export interface ChangeOptions extends BasketCallOptions {
  /** The key of an earlier try, to be sure that it is not done twice. */
  idempotencyKey?: string | undefined;
}

/** The basket of this visitor (spec §7). */
export function createBasketApi({ address, ...options }: BasketApiOptions) {
  const send = createTransport({
    ...options,
    address: address ?? '',
    credentials: address === undefined ? 'same-origin' : 'include',
  });

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
    clearBasket: (options: ChangeOptions = {}) =>
      change({ method: 'DELETE', path: basketPaths.basket }, options),
    extendBasket: (options: ChangeOptions = {}) =>
      change({ method: 'POST', path: basketPaths.extendBasket }, options),
    takeBackBasket: (options: ChangeOptions = {}) =>
      change<TakenBack>({ method: 'POST', path: basketPaths.takeBackBasket }, options),
  };
}
