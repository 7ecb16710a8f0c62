import type { Task, Watched } from './trace.ts';

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** What each picture of a thread cost it, in milliseconds of the processor: all it did until the next one. */
export function frameCosts({ tasks, frames }: Watched, thread: Task['thread']): number[] {
  const own = tasks.filter((task) => task.thread === thread);
  // Several callbacks of one frame follow each other at once.
  const starts = frames[thread].filter((start, index, all) => start - (all[index - 1] ?? 0) > 4);
  return starts.slice(0, -1).map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return own
      .filter(({ startMs }) => startMs >= start && startMs < end)
      .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  });
}

/** Pictures of a thread per second of the clock. */
export function frameRate({ frames }: Watched, thread: Task['thread']): number {
  const starts = frames[thread];
  return (1000 * (starts.length - 1)) / ((starts.at(-1) ?? 0) - (starts[0] ?? 0));
}

/** What a thread has worked until a moment, in milliseconds of the processor. */
export const cpuUntil = ({ tasks }: Watched, thread: Task['thread'], endMs: number): number =>
  tasks
    .filter((task) => task.thread === thread && task.startMs < endMs)
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
