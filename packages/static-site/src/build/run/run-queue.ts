import type { RunRequest } from './run.ts';
import type { RunReport } from './run-report.ts';

export interface RunQueue {
  build(version?: string): Promise<RunReport>;
  update(changedKeys: readonly string[], version?: string, ownPages?: boolean): Promise<RunReport>;
  /** Has the update at work leave the rest of its pages for the next one; a build goes on. */
  interrupt(): void;
  /** Resolves when all that was asked for is done. */
  settled(): Promise<unknown>;
}

interface Batch {
  readonly keys: Set<string>;
  /** Of the last change: it comes after the others. */
  version: string | undefined;
  /** Whether all of them ask for no more. */
  ownPages: boolean;
  readonly report: Promise<RunReport>;
}

/** One run after another. Changes that come while a run is at work wait together and make one update. */
export function runQueue(
  run: (request: RunRequest, interrupted?: AbortSignal) => Promise<RunReport>,
): RunQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Batch | undefined;
  let atWork: AbortController | undefined;

  const inTurn = (start: () => Promise<RunReport>) => {
    const report = last.then(start);
    // The next in turn starts whatever became of this one; whoever asked for it hears of it.
    last = report.catch(() => {});
    return report;
  };

  const newBatch = () => {
    const report = inTurn(async () => {
      waiting = undefined;
      const own = new AbortController();
      atWork = own;
      try {
        const { keys, version, ownPages } = batch;
        return await run({ kind: 'update', changedKeys: [...keys], version, ownPages }, own.signal);
      } finally {
        atWork = undefined;
      }
    });
    const batch: Batch = { keys: new Set(), version: undefined, ownPages: true, report };
    return batch;
  };

  return {
    build: (version) => inTurn(() => run({ kind: 'build', changedKeys: [], version })),
    update(changedKeys, version, ownPages = false) {
      waiting ??= newBatch();
      for (const key of changedKeys) waiting.keys.add(key);
      waiting.version = version;
      waiting.ownPages &&= ownPages;
      return waiting.report;
    },
    interrupt: () => atWork?.abort(),
    settled: () => last,
  };
}
