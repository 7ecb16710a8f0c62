export interface PrefetchQueueParts {
  /** Starts as many of the tasks that wait as asked for, or fewer. Each must settle; how it ends is of no concern here. */
  readonly start: (count: number) => readonly Promise<unknown>[];
  /** The tab is hidden, a navigation runs, there is no connection. */
  readonly isPaused: () => boolean;
  readonly wait: (pauseMs: number) => Promise<void>;
}

const batchSize = 4;
const pauseMs = 3000;

/**
 * Works in batches of four, three seconds apart, until nothing waits. What it answers wakes it: to be called whenever there
 * may be something to do, or the reasons to rest may have ended.
 */
export function prefetchQueue({ start, isPaused, wait }: PrefetchQueueParts): () => void {
  let isRunning = false;
  let wake = () => {};

  const untilResumed = async () => {
    while (isPaused())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };

  const run = async () => {
    await untilResumed();
    const batch = start(batchSize);
    if (batch.length === 0) return;
    await Promise.allSettled(batch);
    await wait(pauseMs);
    await run();
  };

  return () => {
    wake();
    if (isRunning) return;
    isRunning = true;
    run().finally(() => {
      isRunning = false;
    });
  };
}
