import { pageKinds } from '@parterre/domain/quality/page-kind';
import {
  type CountedMetric,
  quantile,
  type ScreenKind,
  screenKinds,
  type TimedMetric,
  timedMetrics,
} from '@parterre/domain/quality/quality-metrics';
import type { Db } from '../../database/connect.ts';
import { type QualityCount, selectCounts } from './quality.queries.ts';
import { utcDay } from './quality-tally.service.ts';

export interface QualityView {
  readonly days: readonly string[];
  /** What three of four visits stayed below, day by day. */
  readonly timed: readonly {
    readonly metric: TimedMetric;
    readonly lines: Readonly<Record<ScreenKind, readonly (number | undefined)[]>>;
    readonly latest: Readonly<Record<ScreenKind, number | undefined>>;
  }[];
  readonly counted: Readonly<Record<CountedMetric, readonly number[]>>;
  /** Over all days, by kind of page: those that were visited. */
  readonly pages: readonly {
    readonly page: string;
    readonly views: number;
    readonly errors: number;
    readonly failedLoads: number;
    readonly timed: Readonly<Record<TimedMetric, number | undefined>>;
  }[];
}

const shownDays = 30;
const dayMs = 24 * 3_600_000;

export async function readQuality(db: Db, now: Date): Promise<QualityView> {
  const days = Array.from({ length: shownDays }, (_, index) =>
    utcDay(new Date(now.getTime() - (shownDays - 1 - index) * dayMs)),
  );
  return makeView(await selectCounts(db, days[0] ?? utcDay(now)), days);
}

function makeView(counts: readonly QualityCount[], days: readonly string[]): QualityView {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  const onDay = (day: string) => byDay.get(day) ?? [];
  const sumOn = (metric: CountedMetric) => days.map((day) => sum(onDay(day), metric));
  return {
    days,
    timed: timedMetrics.map((metric) => ({
      metric,
      lines: perScreen((screen) => days.map((day) => typical(metric, ofScreen(onDay(day), screen)))),
      latest: perScreen((screen) => typical(metric, ofScreen(counts, screen))),
    })),
    counted: { views: sumOn('views'), errors: sumOn('errors'), failed_loads: sumOn('failed_loads') },
    pages: pageKinds.flatMap((page) => {
      const own = counts.filter((count) => count.page === page);
      return own.length === 0 ? [] : [pageRow(page, own)];
    }),
  };
}

const pageRow = (page: string, own: readonly QualityCount[]): QualityView['pages'][number] => ({
  page,
  views: sum(own, 'views'),
  errors: sum(own, 'errors'),
  failedLoads: sum(own, 'failed_loads'),
  timed: keyed(timedMetrics, (metric) => typical(metric, own)),
});

const ofScreen = (counts: readonly QualityCount[], screen: ScreenKind) =>
  counts.filter((count) => count.screen === screen);

const sum = (counts: readonly QualityCount[], metric: CountedMetric) =>
  counts.filter((count) => count.metric === metric).reduce((total, { count }) => total + count, 0);

function typical(metric: TimedMetric, counts: readonly QualityCount[]): number | undefined {
  const sizes = new Map<number, number>();
  for (const { metric: other, size, count } of counts)
    if (other === metric) sizes.set(size, (sizes.get(size) ?? 0) + count);
  return quantile(metric, sizes);
}

const perScreen = <Value>(of: (screen: ScreenKind) => Value) => keyed(screenKinds, of);

const keyed = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
  // Object.fromEntries forgets which keys it was given.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
