import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface DateRow {
  readonly id: number;
  readonly status: DateStatus;
  /** These are null when it has gone from the catalogue; the text has the offset of its place. */
  readonly started_at: Date | null;
  readonly started_text: string | null;
  /** Of its place, such as `Europe/Moscow`; null likewise. */
  readonly time_zone: string | null;
  readonly ended_at: Date | null;
}

/** How these dates stand in the catalogue today. One that has gone from it counts as cancelled. */
export async function selectDates(db: Db | Tx, ids: readonly number[]): Promise<readonly DateRow[]> {
  const { rows } = await db.query(sql<DateRow>`
    /* select_dates */
    select wanted.id, coalesce(status, 'cancelled') as status, started_at, started_text, time_zone, ended_at
    from unnest(${ids}::integer[]) as wanted (id)
    left join showings on showings.date_id = wanted.id
    left join locations on locations.id = showings.location_id`);
  return rows;
}

export interface NoticeRow {
  readonly date_id: number;
  readonly started_at: Date;
  readonly status: DateStatus;
  readonly told_at: Date;
}

/** What the buyer of an order was last told of its performances. */
export async function selectNotices(db: Db | Tx, orderId: string): Promise<readonly NoticeRow[]> {
  const { rows } = await db.query(sql<NoticeRow>`
    select date_id, started_at, status, told_at
    from performance_notices
    where order_id = ${orderId}`);
  return rows;
}
