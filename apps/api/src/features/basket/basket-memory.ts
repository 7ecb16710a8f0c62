import type { StoredBasket } from './basket.ts';

/** Baskets as this process saw them last. Only ever a guess: whatever is decided on one is written only if it still holds. */
export interface BasketMemory {
  recall(id: string): StoredBasket | undefined;
  keep(basket: StoredBasket): void;
  forget(id: string): void;
}

export interface MemoryLimits {
  readonly maxBaskets: number;
  readonly maxAgeMs: number;
  readonly nowMs: () => number;
}

interface Kept {
  readonly basket: StoredBasket;
  readonly keptAtMs: number;
}

const usualLimits: MemoryLimits = {
  maxBaskets: 10_000,
  // Whoever comes back later is read again, which costs one statement.
  maxAgeMs: 10 * 60_000,
  nowMs: () => performance.now(),
};

/** The one that was kept longest ago goes first. */
export function makeBasketMemory({ maxBaskets, maxAgeMs, nowMs } = usualLimits): BasketMemory {
  const baskets = new Map<string, Kept>();
  const isOld = ({ keptAtMs }: Kept) => nowMs() - keptAtMs >= maxAgeMs;

  const makeRoom = () => {
    for (const [id, kept] of baskets) {
      if (baskets.size <= maxBaskets && !isOld(kept)) return;
      baskets.delete(id);
    }
  };

  return {
    recall: (id) => {
      const kept = baskets.get(id);
      return kept && !isOld(kept) ? kept.basket : undefined;
    },
    keep: (basket) => {
      baskets.delete(basket.id);
      baskets.set(basket.id, { basket, keptAtMs: nowMs() });
      makeRoom();
    },
    forget: (id) => void baskets.delete(id),
  };
}
