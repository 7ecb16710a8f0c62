import type { StoredBasket } from './stored-basket.ts';

/** Baskets as this process saw them last. Only ever a guess: whatever is decided on one is written only if it still holds. */
export interface BasketMemory {
  recall(id: string): StoredBasket | undefined;
  keep(basket: StoredBasket): void;
  forget(id: string): void;
}

const mostBaskets = 10_000;

export function makeBasketMemory(): BasketMemory {
  const baskets = new Map<string, StoredBasket>();
  return {
    recall: (id) => baskets.get(id),
    keep: (basket) => {
      baskets.delete(basket.id);
      baskets.set(basket.id, basket);
      const oldest = baskets.keys().next().value;
      if (baskets.size > mostBaskets && oldest !== undefined) baskets.delete(oldest);
    },
    forget: (id) => void baskets.delete(id),
  };
}
