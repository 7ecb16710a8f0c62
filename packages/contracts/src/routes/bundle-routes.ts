import { basket } from '../basket/basket.ts';
import { changeBasketQuery, readBasketQuery } from '../basket/basket-query.ts';
import { idempotencyHeaders } from '../basket/idempotency-key.ts';
import { bundleHold, bundleList } from '../bundles/bundle.ts';
import { bundlePaths } from '../paths/bundle-paths.ts';
import { refusals } from './refusals.ts';

export const bundleRoutes = {
  readBundles: {
    method: 'GET',
    url: bundlePaths.readBundles,
    schema: {
      summary: 'What is sold together now, with what can be chosen and what that costs one by one',
      querystring: readBasketQuery,
      response: { 200: bundleList, ...refusals() },
    },
  },
  holdBundle: {
    method: 'POST',
    url: bundlePaths.holdBundle,
    schema: {
      summary: 'Hold the best seats in all performances of a bundle, or none of them',
      querystring: changeBasketQuery,
      headers: idempotencyHeaders,
      body: bundleHold,
      response: {
        200: basket,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'not_found',
          'bundle_unavailable',
          'limit_exceeded',
          'hold_expired',
          'sale_closed',
          'admission_required',
          'currency_unavailable',
          'idempotency_key_reused',
        ),
      },
    },
  },
} as const;
