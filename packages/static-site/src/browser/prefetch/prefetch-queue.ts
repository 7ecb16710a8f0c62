export interface PrefetchQueue {
  /** The task must settle; how it ends is of no concern here. */
  readonly add: (name: string, task: () => Promise<unknown>) => void;
  readonly remove: (name: string) => void;
  /** To be called whenever the reasons to rest may have ended. */
  readonly wake: () => void;
}

export interface PrefetchQueueParts {
  /** The tab is hidden, a navigation runs, there is no connection. */
  readonly isResting: () => boolean;
  readonly wait: (pauseMs: number) => Promise<void>;
}

const batchSize = 4;
const pauseMs = 3000;

/** Works through tasks in batches of four, three seconds apart, in the order they came. */
export function prefetchQueue({ isResting, wait }: PrefetchQueueParts): PrefetchQueue {
  const waiting = new Map<string, () => Promise<unknown>>();
  let isRunning = false;
  let wake = () => {};

  const rested = async () => {
    while (isResting()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
  };

  const runBatch = () => {
    const batch = [...waiting].slice(0, batchSize);
    for (const [name] of batch) waiting.delete(name);
    return Promise.allSettled(batch.map(([, task]) => task()));
  };

  const run = async () => {
    isRunning = true;
    while (waiting.size > 0) {
      await rested();
      await runBatch();
      await wait(pauseMs);
    }
    isRunning = false;
  };

  return {
    add: (name, task) => {
      waiting.set(name, task);
      if (!isRunning) run();
    },
    remove: (name) => void waiting.delete(name),
    wake: () => wake(),
  };
}
