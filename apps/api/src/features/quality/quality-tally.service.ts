import type { qualityReport } from '@parterre/contracts/quality/quality-report';
import { sizeClass, type TimedMetric } from '@parterre/domain/quality/quality-metrics';
import type { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import { addCounts, deleteCounts, type QualityCount } from './quality.queries.ts';

type Report = z.output<typeof qualityReport>;

export interface QualityTally {
  add(report: Report): void;
  /** Writes what has come together so far. */
  flush(): Promise<void>;
}

interface TallyDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

const writeAfterMs = 1000;

/** Adds visits up in memory and writes the sums once a second: a rush of visitors is one statement. */
export function makeQualityTally({ db, now, onFault }: TallyDeps): QualityTally {
  let sums = new Map<string, QualityCount>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...sums.values()];
    sums = new Map();
    if (counts.length > 0) await addCounts(db, counts);
  };

  return {
    flush,
    add: (report) => {
      for (const count of toCounts(report, utcDay(now()))) {
        const key = [count.day, count.page, count.screen, count.metric, count.size].join();
        sums.set(key, { ...count, count: (sums.get(key)?.count ?? 0) + count.count });
      }
      timer ??= setTimeout(() => void flush().catch(onFault), writeAfterMs);
    },
  };
}

function toCounts({ page, screen, timed, counted }: Report, day: string): QualityCount[] {
  const place = { day, page, screen };
  return [
    ...Object.entries(timed).map(([metric, value]) => ({
      // The contract lets in no others.
      ...place,
      metric,
      size: sizeClass(metric as TimedMetric, value),
      count: 1,
    })),
    ...Object.entries(counted)
      .filter(([, count]) => count > 0)
      .map(([metric, count]) => ({ ...place, metric, size: 0, count })),
  ];
}

export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

const dayMs = 24 * 3_600_000;
const keptDays = 90;

/** To be called now and then, by any process. */
export const forgetQuality = (db: Db, at: Date): Promise<void> =>
  deleteCounts(db, utcDay(new Date(at.getTime() - keptDays * dayMs)));
