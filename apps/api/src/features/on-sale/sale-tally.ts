import { basketPaths } from '@parterre/contracts/paths/basket-paths';
import type { AnswerLabels } from '../operations/duration-histogram.ts';
import type { Metrics, SoldLine } from '../operations/metrics.ts';
import { type MeasuredLoad, makeHoldLoad } from '../waiting-room/hold-load.ts';

export interface PerformanceTally {
  held: number;
  refused: number;
  orders: number;
  sold: number;
}

/** What one process counted since it was asked last. */
export interface SaleTally extends MeasuredLoad {
  readonly performances: ReadonlyMap<number, PerformanceTally>;
  readonly failed: number;
}

/** Counts what happens in sales, beside the metrics. */
export function makeSaleTally() {
  let performances = new Map<number, PerformanceTally>();
  let [shed, failed] = [0, 0];
  const load = makeHoldLoad();
  const find = (performanceId: number): PerformanceTally => {
    const tally = performances.get(performanceId) ?? { held: 0, refused: 0, orders: 0, sold: 0 };
    performances.set(performanceId, tally);
    return tally;
  };
  return {
    request: ({ method, route, status }: AnswerLabels, seconds: number): void => {
      if (status === 503) shed += 1;
      else if (status >= 500) failed += 1;
      else if (method === 'POST' && route === basketPaths.basket) load.record(seconds * 1000, status);
    },
    hold: (outcome: 'held' | 'unavailable', performanceIds: readonly number[]): void => {
      for (const id of new Set(performanceIds)) find(id)[outcome === 'held' ? 'held' : 'refused'] += 1;
    },
    journalEntry: (entry: string, lines: readonly SoldLine[]): void => {
      if (entry === 'order.placed')
        for (const id of new Set(lines.map(({ performance_id }) => performance_id))) find(id).orders += 1;
      if (entry === 'order.paid')
        for (const { performance_id, count } of lines) find(performance_id).sold += count;
    },
    take: (): SaleTally => {
      const taken = { ...load.take(), performances, shed, failed };
      performances = new Map();
      [shed, failed] = [0, 0];
      return taken;
    },
  };
}

/** The same metrics, which tell the tally as well. */
export const alsoTally = (metrics: Metrics, tally: ReturnType<typeof makeSaleTally>): Metrics => ({
  ...metrics,
  request: (labels, seconds) => {
    metrics.request(labels, seconds);
    tally.request(labels, seconds);
  },
  hold: (outcome, performanceIds) => {
    metrics.hold(outcome, performanceIds);
    tally.hold(outcome, performanceIds);
  },
  journalEntry: (entry, lines) => {
    metrics.journalEntry(entry, lines);
    tally.journalEntry(entry, lines);
  },
});
