import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import { priceRefreshDelayMs } from '@parterre/domain/price/price-refresh-delay';
import { afterFirstPaint } from '../../after-first-paint.ts';
import { onReturn } from '../../on-window.ts';
import { onSignal, sendSignal } from '../../signals.ts';
import type { PriceStore } from './price-store.ts';

export interface LivePricesQuery<Price extends EventPrice | DatePrice> {
  readonly store: PriceStore<Price>;
  readonly currency: string;
  /** Whose prices are fetched. */
  readonly eventIds: readonly number[];
  readonly load: (signal: AbortSignal) => Promise<readonly Price[]>;
}

/** A visitor who returns sooner sees the prices they saw. */
const freshForMs = 30_000;

/**
 * Fetches prices after the first paint and on every `update-prices` signal (spec §4), which is sent from here when the
 * visitor returns after a while, and when a sale opens or ends; until the signal aborts.
 */
export function watchPrices<Price extends EventPrice | DatePrice>(
  { store, currency, eventIds, load }: LivePricesQuery<Price>,
  signal: AbortSignal,
): void {
  let isFetching = false;
  let isOutdated = false;
  // Never fetched: the first time is after the first paint, for which a hidden tab waits too.
  let fetchedAtMs = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleRefresh = (prices: readonly Price[]) => {
    clearTimeout(timer);
    const moments = prices.map(({ sale_changes_at }) => Date.parse(sale_changes_at ?? ''));
    const waitMs = priceRefreshDelayMs(moments, Date.now(), Math.random());
    if (waitMs !== undefined) timer = setTimeout(update, waitMs);
  };
  const refresh = () => {
    // Nobody sees them: they are fetched when the visitor returns.
    if (document.hidden) {
      fetchedAtMs = 0;
      return;
    }
    // A call under way may be waiting as long as the server told it to: it is not restarted, but followed by another.
    isOutdated = isFetching;
    if (isFetching) return;
    isFetching = true;
    fetchedAtMs = Date.now();
    load(signal)
      .then((fresh) => {
        store.merge(currency, fresh);
        delete document.documentElement.dataset.stale;
        return fresh;
      })
      // The page keeps the prices that it has: they were right a moment ago, and the next signal fetches again.
      .catch(() => store.inCurrency(currency))
      .then((prices) => {
        if (signal.aborted) return;
        isFetching = false;
        scheduleRefresh(prices);
        if (isOutdated) refresh();
      });
  };
  const update = () => sendSignal('update-prices', { eventIds });
  // Unless the events or the currency have changed, or the page is left, before the paint.
  afterFirstPaint(() => signal.aborted || refresh());
  const stopReturns = onReturn(() => Date.now() - fetchedAtMs > freshForMs && update());
  const stop = onSignal('update-prices', (named) => {
    if (!named.eventIds || named.eventIds.some((id) => eventIds.includes(id))) refresh();
  });
  signal.addEventListener('abort', () => {
    stop();
    stopReturns();
    clearTimeout(timer);
  });
}
