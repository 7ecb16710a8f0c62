import type { Bundle, BundlePrice, BundleReturn } from '@parterre/domain/bundles/bundle';
import type { Db, Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';

export interface BundleRow {
  readonly id: string;
  readonly code: string;
  readonly code_key: string;
  readonly names: Readonly<Record<string, string>>;
  readonly pick: number;
  readonly event_ids: readonly number[] | null;
  readonly performance_ids: readonly number[] | null;
  readonly zones: readonly string[] | null;
  readonly is_same_seat: boolean;
  readonly rule: 'percent' | 'amount' | 'fixed';
  readonly percent: number | null;
  readonly prices: readonly BundlePrice[] | null;
  readonly is_combinable: boolean;
  readonly returns: BundleReturn;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
}

export const bundleColumns: Sql = sql.raw(
  `id, code, code_key, names, pick, event_ids, performance_ids, zones, is_same_seat, rule, percent, prices, is_combinable, returns,
    valid_from, valid_until, created_at, created_by, ended_at, ended_by`,
);

/** By what they are found by; those that there are. */
export async function selectBundles(
  db: Db | Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Bundle>> {
  const { rows } = await db.query(sql<BundleRow>`
    select ${bundleColumns}
    from bundles
    where code_key = any(${keys}::text[])`);
  return new Map(rows.map((row) => [row.code_key, toBundle(row)]));
}

export const toBundle = (row: BundleRow): Bundle => ({
  id: row.id,
  code: row.code,
  names: row.names,
  pick: row.pick,
  eventIds: row.event_ids,
  performanceIds: row.performance_ids,
  zones: row.zones,
  isSameSeat: row.is_same_seat,
  rule:
    row.rule === 'percent'
      ? { kind: 'percent', percent: row.percent ?? 0 }
      : { kind: row.rule, prices: row.prices ?? [] },
  isCombinable: row.is_combinable,
  returns: row.returns,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  endedAt: row.ended_at,
});

export interface BundleSale {
  readonly bundle_id: string;
  readonly sets: number;
  readonly discount_minor: number;
  readonly currency: string;
}

/** Of an order that was given up before and is paid after all, the rows are there. */
export async function insertSales(
  tx: Tx,
  orderId: string,
  sales: readonly BundleSale[],
  at: Date,
): Promise<void> {
  await tx.query(sql`
    insert into bundle_sales (order_id, bundle_id, sets, discount_minor, currency, sold_at)
    select ${orderId}::uuid, bundle_id, sets, discount_minor, currency, ${at}
    from jsonb_to_recordset(${JSON.stringify(sales)}) as given (bundle_id uuid, sets integer, discount_minor bigint, currency text)
    on conflict (order_id, bundle_id) do update set sold_at = excluded.sold_at`);
}

/** Those that can be bought at this moment, the newest first. */
export async function selectOfferedBundles(db: Db, at: Date): Promise<readonly Bundle[]> {
  const { rows } = await db.query(sql<BundleRow>`
    select ${bundleColumns}
    from bundles
    where ended_at is null and (valid_from is null or valid_from <= ${at}) and (valid_until is null or valid_until > ${at})
    order by created_at desc, id
    limit 100`);
  return rows.map(toBundle);
}

interface DatesWanted {
  readonly eventIds: readonly number[];
  readonly performanceIds: readonly number[];
  readonly at: Date;
}

/** Performances that are still to come, the earliest first. */
export async function selectDatesToCome(
  db: Db,
  { eventIds, performanceIds, at }: DatesWanted,
): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select performance_id
    from listed_performances
    where (event_id = any(${eventIds}::integer[]) or performance_id = any(${performanceIds}::integer[])) and started_at > ${at}
    order by started_at, performance_id
    limit 500`);
  return rows.map(({ performance_id }) => performance_id);
}
