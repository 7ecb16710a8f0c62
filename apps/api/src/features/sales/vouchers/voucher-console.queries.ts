import type { CodeFilter, ReturnRule, VoucherRefusal } from '@parterre/domain/vouchers/voucher';
import type { StockRule } from '@parterre/domain/vouchers/voucher-stock';
import type { Db, Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';
import { lockNames } from '../checkout/admission/admission.queries.ts';

export interface NewBatch {
  readonly id: string;
  readonly name: string;
  readonly rule: 'percent' | 'amount' | 'fixed';
  readonly value: number;
  readonly currency: string | null;
  readonly event_ids: readonly number[] | null;
  readonly performance_ids: readonly number[] | null;
  readonly zones: readonly string[] | null;
  readonly seats: readonly number[] | null;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
  readonly max_tickets: number | null;
  readonly is_combinable: boolean;
  readonly returns: ReturnRule;
  /** What its codes do with stock; null where nothing. */
  readonly stock: StockRule | null;
  /** Of places without numbers that it reserves. */
  readonly reserved_zone: string | null;
  readonly reserved_count: number | null;
  readonly issued_at: Date;
  readonly issued_by: string;
}

export function queueBatch(tx: Tx, batch: NewBatch): void {
  tx.queue(sql`
    insert into voucher_batches (id, name, rule, value, currency, event_ids, performance_ids, zones, seats, valid_from, valid_until,
      max_tickets, is_combinable, returns, stock, reserved_zone, reserved_count, issued_at, issued_by)
    select id, name, rule, value, currency, event_ids, performance_ids, zones, seats, valid_from, valid_until, max_tickets, is_combinable,
      returns, stock, reserved_zone, reserved_count, issued_at, issued_by
    from jsonb_to_record(${JSON.stringify(batch)}) as given (id uuid, name text, rule text, value bigint, currency text, event_ids integer[],
      performance_ids integer[], zones text[], seats integer[], valid_from timestamptz, valid_until timestamptz, max_tickets integer,
      is_combinable boolean, returns text, stock text, reserved_zone text, reserved_count integer, issued_at timestamptz, issued_by text)`);
}

export interface NewCode {
  readonly id: string;
  readonly code: string;
  readonly code_key: string;
}

interface CodeLimits {
  readonly maxUses: number | null;
  readonly budgetMinor: number | null;
}

/** How many were not taken before. */
export async function insertCodes(
  tx: Tx,
  batchId: string,
  codes: readonly NewCode[],
  { maxUses, budgetMinor }: CodeLimits,
): Promise<number> {
  const { rows } = await tx.query(sql<{ stored: number }>`
    with stored as (
      insert into vouchers (id, batch_id, code, code_key, max_uses, budget_minor)
      select id, ${batchId}::uuid, code, code_key, ${maxUses}::integer, ${budgetMinor}::bigint
      from jsonb_to_recordset(${JSON.stringify(codes)}) as given (id uuid, code text, code_key text)
      on conflict (code_key) do nothing
      returning id
    )
    select count(*)::integer as stored from stored`);
  return rows[0]?.stored ?? 0;
}

/** For bundles and vouchers alike: whoever gives a code out is alone with it until the transaction ends. */
export const lockSaleCode = (tx: Tx, codeKey: string): void => lockNames(tx, [`sale code:${codeKey}`]);

export async function selectIsTaken(tx: Tx, codeKey: string): Promise<boolean> {
  const { rows } = await tx.query(sql<{ is_taken: boolean }>`
    select exists (select from vouchers where code_key = ${codeKey})
      or exists (select from bundles where code_key = ${codeKey}) as is_taken`);
  return rows[0]?.is_taken ?? false;
}

export interface TargetRow {
  readonly event_id: number;
  readonly performance_id: number;
  readonly place_id: number;
  readonly title: string | null;
  readonly started_text: string;
}

/** The performances of these events, and these performances, as the catalogue has them. */
export async function selectTargets(
  db: Db | Tx,
  {
    eventIds,
    performanceIds,
  }: { readonly eventIds: readonly number[]; readonly performanceIds: readonly number[] },
  lang: string | undefined,
): Promise<readonly TargetRow[]> {
  const { rows } = await db.query(sql<TargetRow>`
    select listed_performances.event_id, performance_id, place_id, coalesce(titles.sort_title, main_titles.sort_title) as title, started_text
    from listed_performances
    cross join catalogue
    left join event_texts as titles on titles.event_id = listed_performances.event_id and titles.lang = ${lang ?? null}
    left join event_texts as main_titles on main_titles.event_id = listed_performances.event_id and main_titles.lang = catalogue.main_lang
    where listed_performances.event_id = any(${eventIds}::integer[]) or performance_id = any(${performanceIds}::integer[])
    order by started_at, performance_id`);
  return rows;
}

export interface BatchRow extends NewBatch {
  readonly codes: number;
  readonly first_code: string;
  readonly ended: number;
  readonly uses: number;
  readonly max_uses: number | null;
  readonly budget_minor: number | null;
  readonly taken_off: readonly { readonly currency: string; readonly minor: number }[];
}

/** With what became of the codes of each. */
const wholeBatches = (page: Sql): Sql => sql`
    select page.id, name, rule, value, currency, event_ids, performance_ids, zones, seats, valid_from, valid_until, max_tickets, is_combinable,
      returns, stock, reserved_zone, reserved_count, issued_at, issued_by, codes, first_code, ended, uses, max_uses, budget_minor, taken_off
    from (${page}) as page
    cross join lateral (
      select count(*)::integer as codes, coalesce(min(code), '') as first_code, count(ended_at)::integer as ended,
        coalesce(sum(vouchers.uses), 0)::integer as uses, max(vouchers.max_uses) as max_uses, max(vouchers.budget_minor) as budget_minor
      from vouchers
      where batch_id = page.id) as counted
    cross join lateral (
      select coalesce(json_agg(json_build_object('currency', currency, 'minor', minor) order by currency), '[]') as taken_off
      from (
        select voucher_redemptions.currency, sum(discount_minor - returned_minor)::bigint as minor
        from voucher_redemptions
        join vouchers on vouchers.id = voucher_redemptions.voucher_id
        where batch_id = page.id
        group by voucher_redemptions.currency) as sums) as off
    order by issued_at desc, page.id`;

interface BatchesWanted {
  readonly search: string | null;
  readonly codeKey: string | null;
  readonly offset: number;
  readonly limit: number;
}

export async function selectBatches(
  db: Db,
  { search, codeKey, offset, limit }: BatchesWanted,
): Promise<readonly BatchRow[]> {
  const pattern = search === null ? null : `%${escapeLike(search)}%`;
  const key = codeKey === null ? null : `${escapeLike(codeKey)}%`;
  const { rows } = await db.query(
    sql<BatchRow>`${wholeBatches(sql`
      select id, name, rule, value, currency, event_ids, performance_ids, zones, seats, valid_from, valid_until, max_tickets, is_combinable,
        returns, stock, reserved_zone, reserved_count, issued_at, issued_by
      from voucher_batches
      where ${pattern}::text is null or name ilike ${pattern}
        or exists (select from vouchers where batch_id = voucher_batches.id and code_key like ${key})
      order by issued_at desc, id
      limit ${limit} offset ${offset}`)}`,
  );
  return rows;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export async function selectBatch(db: Db | Tx, id: string): Promise<BatchRow | undefined> {
  const { rows } = await db.query(
    sql<BatchRow>`${wholeBatches(sql`
      select id, name, rule, value, currency, event_ids, performance_ids, zones, seats, valid_from, valid_until, max_tickets, is_combinable,
        returns, stock, reserved_zone, reserved_count, issued_at, issued_by
      from voucher_batches
      where id = ${id}`)}`,
  );
  return rows[0];
}

export interface CodeRow {
  readonly id: string;
  readonly batch_id: string;
  readonly code: string;
  readonly code_key: string;
  readonly max_uses: number | null;
  readonly uses: number;
  readonly budget_minor: number | null;
  readonly spent_minor: number;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
}

const shownCodes = {
  all: sql.raw('true'),
  unused: sql.raw('uses = 0 and ended_at is null'),
  used: sql.raw('uses > 0'),
  ended: sql.raw('ended_at is not null'),
} as const satisfies Record<CodeFilter, Sql>;

interface CodesWanted {
  readonly batchId: string;
  readonly show: CodeFilter;
  readonly codeKey: string | null;
  readonly after: string | null;
  readonly limit: number;
}

export async function selectCodes(
  db: Db,
  { batchId, show, codeKey, after, limit }: CodesWanted,
): Promise<readonly CodeRow[]> {
  const { rows } = await db.query(sql<CodeRow>`
    select id, batch_id, code, code_key, max_uses, uses, budget_minor, spent_minor, ended_at, ended_by
    from vouchers
    where batch_id = ${batchId} and ${shownCodes[show]} and (${after}::text is null or code_key > ${after})
      and (${codeKey}::text is null or code_key like ${codeKey === null ? null : `${escapeLike(codeKey)}%`})
    order by code_key
    limit ${limit}`);
  return rows;
}

export async function selectCode(db: Db, id: string): Promise<CodeRow | undefined> {
  const { rows } = await db.query(sql<CodeRow>`
    select id, batch_id, code, code_key, max_uses, uses, budget_minor, spent_minor, ended_at, ended_by from vouchers where id = ${id}`);
  return rows[0];
}

export interface HappeningRow {
  readonly at: Date;
  readonly kind: 'tried' | 'used' | 'returned';
  readonly refusal: VoucherRefusal | null;
  readonly order_number: number | null;
  readonly amount_minor: number | null;
  readonly currency: string | null;
}

/** The newest first. */
export async function selectHappenings(
  db: Db,
  voucherId: string,
  limit: number,
): Promise<readonly HappeningRow[]> {
  const { rows } = await db.query(sql<HappeningRow>`
    select at, kind, refusal, orders.number as order_number, amount_minor, voucher_events.currency
    from voucher_events
    left join orders on orders.id = voucher_events.order_id
    where voucher_id = ${voucherId}
    order by at desc, voucher_events.id desc
    limit ${limit}`);
  return rows;
}

/** Of a batch, or one of its codes: those that can be ended, as nobody else uses or ends them until the transaction is over. */
export async function lockActiveCodes(
  tx: Tx,
  batchId: string,
  voucherId: string | null,
): Promise<readonly Pick<CodeRow, 'id' | 'code'>[]> {
  const { rows } = await tx.query(sql<Pick<CodeRow, 'id' | 'code'>>`
    select id, code
    from vouchers
    where batch_id = ${batchId} and (${voucherId}::uuid is null or id = ${voucherId}) and ended_at is null
    order by id
    for update`);
  return rows;
}

export function queueEnd(
  tx: Tx,
  ids: readonly string[],
  { at, by }: { readonly at: Date; readonly by: string },
): void {
  tx.queue(sql`
    update vouchers set ended_at = ${at}, ended_by = ${by} where id = any(${ids}::uuid[])`);
}
