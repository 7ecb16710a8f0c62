import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

/** A line as it is stored (migration 0006). */
export interface LineRow {
  readonly offer_id: string;
  readonly event_id: number;
  readonly performance_id: number;
  readonly zone: string;
  readonly seat: number | null;
  readonly units: readonly number[];
  /** The batches of vouchers that opened any of them; left out where they are on sale for everybody. */
  readonly opened_by?: readonly string[];
  /** Of a line that holds nothing; otherwise it has as many tickets as units. */
  readonly count: number;
  readonly price_minor: number;
  readonly service_fee_minor: number;
}

export interface BasketRow {
  readonly created_at: Date;
  readonly currency: string;
  readonly held_since: Date | null;
  readonly expires_at: Date | null;
  readonly extensions_left: number;
  readonly lines: readonly LineRow[];
  readonly version: number;
  readonly recent_keys: readonly string[];
}

export interface Moment {
  readonly at: Date;
}

interface NoRow {
  readonly version: null;
}

/** A basket, if there is one, and the moment of the database's clock, unless another is given. */
export async function selectBasket(
  db: Db,
  id: string,
  at: Date | undefined,
): Promise<Moment & (BasketRow | NoRow)> {
  const { rows } = await db.query(sql<Moment & (BasketRow | NoRow)>`
    select coalesce(${at ?? null}, now()) as at, created_at, currency, held_since, expires_at, extensions_left, lines, version,
      recent_keys
    from (select) as always
    left join baskets on id = ${id}`);
  const [row] = rows;
  if (!row) throw new Error('a join that always answers one row answered none');
  return row;
}

/** Seats of a date (`zone` is null then), or places of one of its zones. */
export interface Units {
  readonly event_id: number;
  readonly performance_id: number;
  readonly zone: string | null;
  readonly units: readonly number[];
}

export type Wanted = Pick<LineRow, 'offer_id' | 'event_id' | 'performance_id' | 'zone' | 'seat'> & {
  readonly wanted: number;
};

/** What `change_basket` is told; stock stands in the order in which it is locked. */
export interface BasketWrite {
  readonly currency: string;
  readonly held_since: Date | null;
  readonly expires_at: Date | null;
  readonly extensions_left: number;
  readonly key: string | null;
  readonly accepts_fewer: boolean;
  readonly free: readonly Units[];
  readonly take: readonly Wanted[];
  readonly keep: readonly Units[];
  /** Vouchers that open what is withheld; left out by visitors who have none. */
  readonly keys?: readonly string[];
  /** With the units that they keep; those that are taken are added. */
  readonly lines: readonly LineRow[];
}

export type WriteResult =
  | {
      readonly kind: 'done';
      readonly taken: Readonly<Record<string, readonly number[]>>;
      /** Which batches opened any of it, by offer. */
      readonly opened: Readonly<Record<string, readonly string[]>>;
      /** By the database's clock, as ISO 8601. */
      readonly at: string;
    }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'version_conflict' };

export interface WriteTarget {
  readonly id: string;
  /** The version that the decision was made on; 0 when there was no basket. */
  readonly seen: number;
  readonly at: Date;
}

export async function callChangeBasket(
  db: Db,
  { id, seen, at }: WriteTarget,
  write: BasketWrite,
): Promise<WriteResult> {
  const { rows } = await db.query(sql<{ result: WriteResult }>`
    /* change_basket */ select change_basket(${id}, ${seen}, ${at}, ${JSON.stringify(write)}) as result`);
  const [row] = rows;
  if (!row) throw new Error('a function that answers one row answered none');
  return row.result;
}

/** Releases one basket whose hold has ended and answers the dates it had; undefined when there is none left. */
export async function callReleaseExpiredBasket(
  db: Db,
  at: Date | undefined,
): Promise<readonly number[] | undefined> {
  const { rows } = await db.query(sql<{ dates: readonly number[] | null }>`
    select release_expired_basket(coalesce(${at ?? null}, now())) as dates`);
  return rows[0]?.dates ?? undefined;
}

/** Baskets that nobody has touched for so long that the cookie is gone too. */
export async function deleteForgotten(db: Db, before: Date): Promise<void> {
  await db.query(sql`
    delete from baskets
    where updated_at < ${before} and expires_at is null`);
}

/** Takes the lines that hold something out of a basket, if it is still as it was seen; answers whether it was. */
export async function takeHeldLines(tx: Tx, { id, seen, at }: WriteTarget): Promise<boolean> {
  const { rows } = await tx.query(sql`
    /* take_held_lines */
    update baskets
    set lines = jsonb_path_query_array(lines, '$[*] ? (@.units.size() == 0)'), held_since = null, expires_at = null,
      version = version + 1, updated_at = ${at}
    where id = ${id} and version = ${seen} and expires_at > ${at}
    returning id`);
  return rows.length > 0;
}
