import type { Basket } from '@parterre/contracts/basket/basket';
import type { BundleHold, BundleList } from '@parterre/contracts/bundles/bundle';
import { bundlePaths } from '@parterre/contracts/paths/bundle-paths';
import type { BasketCallOptions, ChangeOptions } from './basket-api.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Transport } from './transport.ts';

/** What is sold together. It is held in the basket, and called over its transport. */
export function createBundleApi(send: Transport) {
  return {
    readBundles: ({ query, signal }: BasketCallOptions = {}) =>
      send<BundleList>({ method: 'GET', path: bundlePaths.readBundles, query, signal }),
    holdBundle: (body: BundleHold, { query, idempotencyKey: key = idempotencyKey() }: ChangeOptions = {}) =>
      send<Basket>({
        method: 'POST',
        path: bundlePaths.holdBundle,
        query,
        body,
        headers: { 'idempotency-key': key },
      }),
  };
}

export type BundleApi = ReturnType<typeof createBundleApi>;
