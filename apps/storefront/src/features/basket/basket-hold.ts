import type { Hold } from '@parterre/domain/basket/hold';
import type { BasketState } from './basket-store.ts';

/** The hold of what is in the basket, by this clock; undefined while nothing is held. */
export function basketHold({ basket, clockAheadMs }: BasketState): Omit<Hold, 'sinceMs'> | undefined {
  if (!basket?.expires_at) return undefined;
  const expiresAtMs = Date.parse(basket.expires_at) - clockAheadMs;
  return { expiresAtMs, extensionsLeft: basket.extensions_left };
}

const minuteMs = 60_000;

/** As people count them: what has begun is a minute, the last one too. */
export const wholeMinutes = (leftMs: number): number => Math.ceil(leftMs / minuteMs);
