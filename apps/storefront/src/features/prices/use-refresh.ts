import { useEffect } from 'react';
import { onSignal } from '../../signals.ts';

type Refresh = (signal: AbortSignal, eventIds: readonly number[] | undefined) => Promise<void>;

/** Calls at once, whenever `key` changes, and on every `update-prices` signal (spec §4). */
export function useRefresh(key: string, refresh: Refresh): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that `refresh` depends on
  useEffect(() => {
    const controller = new AbortController();
    const run = (eventIds?: readonly number[]) => {
      // The page keeps the prices that it has: they were right a moment ago, and the next signal asks again.
      refresh(controller.signal, eventIds).catch(() => undefined);
    };
    run();
    const stop = onSignal('update-prices', ({ eventIds }) => run(eventIds));
    return () => {
      stop();
      controller.abort();
    };
  }, [key]);
}
