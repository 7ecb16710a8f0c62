import type { StoredBasket } from './basket.ts';

/** Baskets as this process saw them last. Only ever a guess: whatever is decided on one is written only if it still holds. */
export interface BasketCache {
  find(id: string): StoredBasket | undefined;
  add(basket: StoredBasket): void;
  remove(id: string): void;
}

export interface CacheLimits {
  readonly maxBaskets: number;
  readonly maxAgeMs: number;
  readonly nowMs: () => number;
}

interface CachedBasket {
  readonly basket: StoredBasket;
  readonly cachedAtMs: number;
}

const defaultLimits: CacheLimits = {
  maxBaskets: 10_000,
  // Whoever comes back later is read again, which costs one statement.
  maxAgeMs: 10 * 60_000,
  nowMs: () => performance.now(),
};

/** The one that was cached longest ago goes first. */
export function makeBasketCache({ maxBaskets, maxAgeMs, nowMs } = defaultLimits): BasketCache {
  const baskets = new Map<string, CachedBasket>();
  const isOld = ({ cachedAtMs }: CachedBasket) => nowMs() - cachedAtMs >= maxAgeMs;

  const makeRoom = () => {
    for (const [id, cached] of baskets) {
      if (baskets.size <= maxBaskets && !isOld(cached)) return;
      baskets.delete(id);
    }
  };

  return {
    find: (id) => {
      const cached = baskets.get(id);
      return cached && !isOld(cached) ? cached.basket : undefined;
    },
    add: (basket) => {
      baskets.delete(basket.id);
      baskets.set(basket.id, { basket, cachedAtMs: nowMs() });
      makeRoom();
    },
    remove: (id) => void baskets.delete(id),
  };
}
