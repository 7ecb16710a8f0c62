import { basket } from '../basket/basket.ts';
import { basketChange, currencyChoice } from '../basket/basket-change.ts';
import { basketLanguageQuery, changeBasketQuery, readBasketQuery } from '../basket/basket-query.ts';
import { idempotencyHeaders } from '../basket/idempotency-key.ts';
import { restoredBasket } from '../basket/restored-basket.ts';
import { basketPaths } from '../paths/basket-paths.ts';
import { refusals } from './refusals.ts';

/** Whose basket it is, the signed cookie `basket` says. */
export const basketRoutes = {
  readBasket: {
    method: 'GET',
    url: basketPaths.basket,
    schema: {
      summary: 'The basket of this visitor',
      querystring: readBasketQuery,
      response: { 200: basket, ...refusals() },
    },
  },
  changeBasket: {
    method: 'POST',
    url: basketPaths.basket,
    schema: {
      summary: 'Add, update or delete tickets; what is added is held at once',
      querystring: changeBasketQuery,
      headers: idempotencyHeaders,
      body: basketChange,
      response: {
        200: basket,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'ticket_unknown',
          'ticket_unavailable',
          'limit_exceeded',
          'price_changed',
          'hold_expired',
          'sale_closed',
          'admission_required',
          'currency_unavailable',
          'idempotency_key_reused',
        ),
      },
    },
  },
  clearBasket: {
    method: 'DELETE',
    url: basketPaths.basket,
    schema: {
      summary: 'Empty the basket and free what it held',
      querystring: changeBasketQuery,
      headers: idempotencyHeaders,
      response: { 200: basket, ...refusals('origin_refused', 'idempotency_key_reused') },
    },
  },
  extendBasket: {
    method: 'POST',
    url: basketPaths.extendBasket,
    schema: {
      summary: 'Hold what is in the basket for longer',
      querystring: changeBasketQuery,
      headers: idempotencyHeaders,
      response: {
        200: basket,
        ...refusals('origin_refused', 'hold_expired', 'extensions_exhausted', 'idempotency_key_reused'),
      },
    },
  },
  restoreBasket: {
    method: 'POST',
    url: basketPaths.restoreBasket,
    schema: {
      summary: 'Hold what was released again, as far as it is still free, at the price of today',
      querystring: changeBasketQuery,
      headers: idempotencyHeaders,
      response: {
        200: restoredBasket,
        ...refusals('origin_refused', 'admission_required', 'idempotency_key_reused'),
      },
    },
  },
  chooseCurrency: {
    method: 'POST',
    url: basketPaths.chooseCurrency,
    schema: {
      summary: 'Put the basket into another currency, at the prices of today',
      querystring: basketLanguageQuery,
      headers: idempotencyHeaders,
      body: currencyChoice,
      response: {
        200: basket,
        ...refusals('invalid_request', 'origin_refused', 'currency_unavailable', 'idempotency_key_reused'),
      },
    },
  },
} as const;
