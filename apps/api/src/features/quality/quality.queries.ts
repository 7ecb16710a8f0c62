import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface QualityCount {
  /** `2026-12-24` */
  readonly day: string;
  readonly page: string;
  readonly screen: string;
  readonly metric: string;
  readonly size: number;
  readonly count: number;
}

/** Adds to what is there. Sorted, so that processes which write at once wait for each other and nothing worse. */
export async function addCounts(db: Db, counts: readonly QualityCount[]): Promise<void> {
  await db.query(sql`
    insert into quality_counts (day, page, screen, metric, size, count)
    select day, page, screen, metric, size, count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as given (day date, page text, screen text, metric text, size smallint, count bigint)
    order by day, page, screen, metric, size
    on conflict (day, page, screen, metric, size)
    do update set count = quality_counts.count + excluded.count`);
}

export async function selectCounts(db: Db, since: string): Promise<QualityCount[]> {
  const { rows } = await db.query(sql<QualityCount>`
    select day::text as day, page, screen, metric, size, count
    from quality_counts
    where day >= ${since}::date
    order by day, page, screen, metric, size`);
  return rows;
}

export async function deleteCounts(db: Db, before: string): Promise<void> {
  await db.query(sql`delete from quality_counts where day < ${before}::date`);
}
