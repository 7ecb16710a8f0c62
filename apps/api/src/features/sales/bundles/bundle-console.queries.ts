import type { OrderState } from '@parterre/domain/order/order-states';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { type BundleRow, bundleColumns } from './bundles.queries.ts';

export type NewBundle = Omit<BundleRow, 'ended_at' | 'ended_by'>;

/** What it was when it was made stays: who, and when. Fails with unique_violation when its code is read as another's. */
export function queueBundle(tx: Tx, bundle: NewBundle): void {
  tx.queue(sql`
    insert into bundles (id, code, code_key, names, pick, event_ids, performance_ids, zones, is_same_seat, rule, percent, prices,
      is_combinable, returns, valid_from, valid_until, created_at, created_by)
    select id, code, code_key, names, pick, event_ids, performance_ids, zones, is_same_seat, rule, percent, prices, is_combinable, returns,
      valid_from, valid_until, created_at, created_by
    from jsonb_to_record(${JSON.stringify(bundle)}) as given (id uuid, code text, code_key text, names jsonb, pick integer,
      event_ids integer[], performance_ids integer[], zones text[], is_same_seat boolean, rule text, percent integer, prices jsonb,
      is_combinable boolean, returns text, valid_from timestamptz, valid_until timestamptz, created_at timestamptz, created_by text)
    on conflict (id) do update set code = excluded.code, code_key = excluded.code_key, names = excluded.names, pick = excluded.pick,
      event_ids = excluded.event_ids, performance_ids = excluded.performance_ids, zones = excluded.zones,
      is_same_seat = excluded.is_same_seat, rule = excluded.rule, percent = excluded.percent, prices = excluded.prices,
      is_combinable = excluded.is_combinable, returns = excluded.returns, valid_from = excluded.valid_from,
      valid_until = excluded.valid_until`);
}

export async function lockBundle(tx: Tx, id: string): Promise<BundleRow | undefined> {
  const { rows } = await tx.query(sql<BundleRow>`
    select ${bundleColumns} from bundles where id = ${id} for update`);
  return rows[0];
}

export function queueBundleEnd(
  tx: Tx,
  id: string,
  { at, by }: { readonly at: Date; readonly by: string },
): void {
  tx.queue(sql`
    update bundles set ended_at = ${at}, ended_by = ${by} where id = ${id}`);
}

/** By another bundle, or a voucher. Asked once nobody else gives the code out: two tables have no index in common. */
export async function selectIsCodeTaken(tx: Tx, codeKey: string, id: string): Promise<boolean> {
  const { rows } = await tx.query(sql<{ is_taken: boolean }>`
    select exists (select from vouchers where code_key = ${codeKey})
      or exists (select from bundles where code_key = ${codeKey} and id <> ${id}) as is_taken`);
  return rows[0]?.is_taken ?? false;
}

/** Also by orders that were never paid: they have its terms, too. */
export async function selectIsSold(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.query(sql<{ is_sold: boolean }>`
    select exists (select from bundle_sales where bundle_id = ${id}) as is_sold`);
  return rows[0]?.is_sold ?? false;
}

export async function selectBundlePage(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly BundleRow[]> {
  const { rows } = await db.query(sql<BundleRow>`
    select ${bundleColumns}
    from bundles
    order by created_at desc, id
    limit ${limit} offset ${offset}`);
  return rows;
}

export async function selectBundle(db: Db, id: string): Promise<BundleRow | undefined> {
  const { rows } = await db.query(sql<BundleRow>`
    select ${bundleColumns} from bundles where id = ${id}`);
  return rows[0];
}

export interface SoldRow {
  readonly bundle_id: string;
  readonly currency: string;
  readonly orders: number;
  readonly sets: number;
  readonly minor: number;
}

/** In orders that were paid, by bundle and currency. */
export async function selectSold(db: Db, ids: readonly string[]): Promise<readonly SoldRow[]> {
  const { rows } = await db.query(sql<SoldRow>`
    select bundle_id, bundle_sales.currency, count(*)::integer as orders, coalesce(sum(sets), 0)::integer as sets,
      coalesce(sum(discount_minor), 0)::bigint as minor
    from bundle_sales
    join orders on orders.id = order_id
    where bundle_id = any(${ids}::uuid[]) and orders.state in ('paid', 'refunded')
    group by bundle_id, bundle_sales.currency
    order by bundle_id, bundle_sales.currency`);
  return rows;
}

export interface SaleRow {
  readonly order_number: number;
  readonly state: OrderState;
  readonly sold_at: Date;
  readonly sets: number;
  readonly discount_minor: number;
  readonly currency: string;
}

/** The newest first. */
export async function selectSales(
  db: Db,
  { id, limit, offset }: { readonly id: string; readonly limit: number; readonly offset: number },
): Promise<readonly SaleRow[]> {
  const { rows } = await db.query(sql<SaleRow>`
    select orders.number as order_number, orders.state, sold_at, sets, discount_minor, bundle_sales.currency
    from bundle_sales
    join orders on orders.id = order_id
    where bundle_id = ${id}
    order by sold_at desc, orders.number desc
    limit ${limit} offset ${offset}`);
  return rows;
}
