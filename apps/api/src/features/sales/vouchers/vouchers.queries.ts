import type { ReturnRule, Voucher, VoucherRefusal } from '@parterre/domain/vouchers/voucher';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

interface VoucherRow {
  readonly id: string;
  readonly batch_id: string;
  readonly opens_stock: boolean;
  readonly code: string;
  readonly code_key: string;
  readonly rule: 'percent' | 'amount' | 'fixed';
  readonly value: number;
  readonly currency: string | null;
  readonly event_ids: readonly number[] | null;
  readonly performance_ids: readonly number[] | null;
  readonly zones: readonly string[] | null;
  readonly seats: readonly number[] | null;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
  readonly max_uses: number | null;
  readonly uses: number;
  readonly budget_minor: number | null;
  readonly spent_minor: number;
  readonly max_tickets: number | null;
  readonly is_combinable: boolean;
  readonly returns: ReturnRule;
  readonly ended_at: Date | null;
}

/** By what they are found by; those that there are. */
export async function selectVouchers(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, Voucher>> {
  const { rows } = await db.query(sql<VoucherRow>`
    select vouchers.id, batch_id, stock is not null as opens_stock, code, code_key, rule, value, currency, event_ids, performance_ids, zones, seats, valid_from, valid_until, max_uses, uses,
      budget_minor, spent_minor, max_tickets, is_combinable, returns, ended_at
    from vouchers
    join voucher_batches on voucher_batches.id = vouchers.batch_id
    where code_key = any(${keys}::text[])`);
  return new Map(rows.map((row) => [row.code_key, toVoucher(row)]));
}

const toVoucher = (row: VoucherRow): Voucher => ({
  id: row.id,
  batchId: row.batch_id,
  opensStock: row.opens_stock,
  code: row.code,
  rule:
    row.rule === 'percent' ? { kind: 'percent', percent: row.value } : { kind: row.rule, minor: row.value },
  currency: row.currency,
  scope: {
    eventIds: row.event_ids,
    performanceIds: row.performance_ids,
    zones: row.zones,
    seats: row.seats,
  },
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  maxUses: row.max_uses,
  budgetMinor: row.budget_minor,
  maxTickets: row.max_tickets,
  isCombinable: row.is_combinable,
  returns: row.returns,
  uses: row.uses,
  spentMinor: row.spent_minor,
  endedAt: row.ended_at,
});

interface Try {
  readonly voucherId: string;
  readonly basketId: string;
  readonly at: Date;
  /** Null where it took something off. */
  readonly refusal: VoucherRefusal | null;
}

/** The last of each basket is kept. */
export async function upsertTry(db: Db, { voucherId, basketId, at, refusal }: Try): Promise<void> {
  await db.query(sql`
    insert into voucher_events (voucher_id, at, kind, basket_id, refusal)
    values (${voucherId}, ${at}, 'tried', ${basketId}, ${refusal})
    on conflict (voucher_id, basket_id) where kind = 'tried' do update set at = excluded.at, refusal = excluded.refusal`);
}

/** What a code takes off all tickets of an order. */
export interface Redemption {
  readonly voucher_id: string;
  readonly code: string;
  readonly minor: number;
  readonly currency: string;
}

/** Answers whether all of them could be had; none is used otherwise. */
export async function callRedeemVouchers(
  tx: Tx,
  orderId: string,
  redemptions: readonly Redemption[],
  at: Date,
): Promise<boolean> {
  const { rows } = await tx.query(sql<{ redeemed: boolean }>`
    select redeem_vouchers(${orderId}, ${JSON.stringify(redemptions)}, ${at}) as redeemed`);
  return rows[0]?.redeemed ?? false;
}

export interface OpenRedemption {
  readonly voucher_id: string;
  readonly code: string;
  readonly returns: ReturnRule;
  readonly currency: string;
  readonly discount_minor: number;
  readonly returned_minor: number;
}

/** Of an order: those whose use was not given back. */
export async function selectOpenRedemptions(tx: Tx, orderId: string): Promise<readonly OpenRedemption[]> {
  const { rows } = await tx.query(sql<OpenRedemption>`
    select voucher_id, code, returns, voucher_redemptions.currency, discount_minor, returned_minor
    from voucher_redemptions
    join vouchers on vouchers.id = voucher_redemptions.voucher_id
    join voucher_batches on voucher_batches.id = vouchers.batch_id
    where order_id = ${orderId} and returned_at is null
    order by voucher_id`);
  return rows;
}

/** What of a redemption can be had again. */
export interface ReturnedPart {
  readonly voucher_id: string;
  readonly minor: number;
  /** Whether its use can be, too: no ticket is left that it took something off. */
  readonly is_use: boolean;
}

export async function callReturnVouchers(
  tx: Tx,
  orderId: string,
  parts: readonly ReturnedPart[],
  at: Date,
): Promise<void> {
  await tx.query(sql`select return_vouchers(${orderId}, ${JSON.stringify(parts)}, ${at})`);
}
