import { basket } from '../basket/basket.ts';
import { basketChange } from '../basket/basket-change.ts';
import { basketQuery } from '../basket/basket-query.ts';
import { idempotencyHeaders } from '../basket/idempotency-key.ts';
import { basketPaths } from '../paths.ts';
import { refusals } from './refusals.ts';

/** Whose basket it is, the signed cookie `basket` says. */
export const basketRoutes = {
  readBasket: {
    method: 'GET',
    url: basketPaths.basket,
    schema: {
      summary: 'The basket of this visitor',
      querystring: basketQuery,
      response: { 200: basket, ...refusals() },
    },
  },
  changeBasket: {
    method: 'POST',
    url: basketPaths.basket,
    schema: {
      summary: 'Add, update or delete tickets; what is added is held at once',
      querystring: basketQuery,
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
      querystring: basketQuery,
      headers: idempotencyHeaders,
      response: { 200: basket, ...refusals('origin_refused') },
    },
  },
  extendBasket: {
    method: 'POST',
    url: basketPaths.extendBasket,
    schema: {
      summary: 'Hold what is in the basket for longer',
      querystring: basketQuery,
      headers: idempotencyHeaders,
      response: {
        200: basket,
        ...refusals('origin_refused', 'hold_expired', 'extensions_exhausted', 'idempotency_key_reused'),
      },
    },
  },
} as const;
