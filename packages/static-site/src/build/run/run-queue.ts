import type { RunRequest } from './run.ts';
import type { RunReport } from './run-report.ts';

export interface RunQueue {
  build(version?: string): Promise<RunReport>;
  update(changedKeys: readonly string[], version?: string): Promise<RunReport>;
  /** Resolves when all that was asked for is done. */
  settled(): Promise<unknown>;
}

interface Batch {
  readonly keys: Set<string>;
  /** Of the last change: it comes after the others. */
  version: string | undefined;
  readonly report: Promise<RunReport>;
}

/** One run after another. Changes that come while a run is at work wait together and make one update. */
export function runQueue(run: (request: RunRequest) => Promise<RunReport>): RunQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Batch | undefined;

  const inTurn = (start: () => Promise<RunReport>) => {
    const report = last.then(start);
    // The next in turn starts whatever became of this one; whoever asked for it hears of it.
    last = report.catch(() => {});
    return report;
  };

  const newBatch = () => {
    const report = inTurn(() => {
      waiting = undefined;
      return run({ kind: 'update', changedKeys: [...batch.keys], version: batch.version });
    });
    const batch: Batch = { keys: new Set(), version: undefined, report };
    return batch;
  };

  return {
    build: (version) => inTurn(() => run({ kind: 'build', changedKeys: [], version })),
    update(changedKeys, version) {
      waiting ??= newBatch();
      for (const key of changedKeys) waiting.keys.add(key);
      waiting.version = version;
      return waiting.report;
    },
    settled: () => last,
  };
}
