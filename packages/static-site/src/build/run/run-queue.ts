import type { RunRequest } from './run.ts';
import type { RunReport } from './run-report.ts';

export interface RunQueue {
  build(): Promise<RunReport>;
  update(changedKeys: readonly string[]): Promise<RunReport>;
  /** Resolves when all that was asked for is done. */
  settled(): Promise<unknown>;
}

/** One run after another. Changes that come while a run is at work wait together and make one update. */
export function runQueue(run: (request: RunRequest) => Promise<RunReport>): RunQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: { readonly keys: Set<string>; readonly report: Promise<RunReport> } | undefined;

  const inTurn = (start: () => Promise<RunReport>) => {
    const report = last.then(start);
    // The next in turn starts whatever became of this one; whoever asked for it hears of it.
    last = report.catch(() => {});
    return report;
  };

  const newBatch = () => {
    const keys = new Set<string>();
    const report = inTurn(() => {
      waiting = undefined;
      return run({ kind: 'update', changedKeys: [...keys] });
    });
    return { keys, report };
  };

  return {
    build: () => inTurn(() => run({ kind: 'build', changedKeys: [] })),
    update(changedKeys) {
      waiting ??= newBatch();
      for (const key of changedKeys) waiting.keys.add(key);
      return waiting.report;
    },
    settled: () => last,
  };
}
