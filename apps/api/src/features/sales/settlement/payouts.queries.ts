import type { PayoutMatch } from '@parterre/domain/order/match-payout';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export async function selectIsPayoutKnown(tx: Tx, provider: string, reference: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select 1 from payouts where provider = ${provider} and reference = ${reference}`);
  return (rowCount ?? 0) > 0;
}

/**
 * Money that moved through a provider, by its own name of the payment or refund; what went back is below zero. Of a payment it may have
 * two: one for whoever asks after it, and another in its payouts.
 */
export interface MovedRow {
  readonly provider_id: string;
  readonly order_id: string;
  readonly payment_id: string;
  readonly refund_id: string | null;
  readonly minor: number;
  readonly currency: string;
}

export async function selectMovedMoney(
  tx: Tx,
  provider: string,
  ids: readonly string[],
): Promise<readonly MovedRow[]> {
  const { rows } = await tx.query(sql<MovedRow>`
    select provider_payment_id as provider_id, order_id, id as payment_id, null::uuid as refund_id, coalesce(received_minor, 0) as minor,
      coalesce(received_currency, currency) as currency
    from payments
    where provider = ${provider} and provider_payment_id = any(${ids}) and state = 'succeeded'
    union all
    select payout_reference, order_id, id, null::uuid, coalesce(received_minor, 0), coalesce(received_currency, currency)
    from payments
    where provider = ${provider} and payout_reference = any(${ids}) and state = 'succeeded'
    union all
    select provider_refund_id, order_id, payments.id, refunds.id, -refunds.amount_minor, refunds.currency
    from refunds
    join payments on payments.id = refunds.payment_id
    where provider = ${provider} and provider_refund_id = any(${ids}) and refunds.state = 'done'`);
  return rows;
}

/** Which of these an earlier payout has brought, under whichever name. */
export async function selectPaidOut(
  tx: Tx,
  provider: string,
  moved: readonly MovedRow[],
): Promise<readonly string[]> {
  const given = moved.map(({ provider_id, payment_id, refund_id }) => ({
    provider_id,
    payment_id,
    refund_id,
  }));
  const { rows } = await tx.query(sql<{ provider_id: string }>`
    select distinct given.provider_id
    from jsonb_to_recordset(${JSON.stringify(given)}) as given (provider_id text, payment_id uuid, refund_id uuid)
    join payments on payments.id = given.payment_id
    left join refunds on refunds.id = given.refund_id
    join payout_lines as lines
      on lines.provider_id in (refunds.provider_refund_id, payments.provider_payment_id, payments.payout_reference)
      and lines.payment_id = given.payment_id and lines.refund_id is not distinct from given.refund_id
    join payouts on payouts.id = lines.payout_id
    where payouts.provider = ${provider} and lines.match = 'matched'`);
  return rows.map(({ provider_id }) => provider_id);
}

interface NewPayout {
  readonly id: string;
  readonly provider: string;
  readonly reference: string;
  readonly currency_code: string;
  readonly gross: number;
  readonly fee: number;
  readonly at: Date;
  readonly by: string;
  readonly lines: readonly {
    readonly provider_id: string;
    readonly gross_minor: number;
    readonly fee_minor: number;
    readonly match: PayoutMatch;
    readonly moved: MovedRow | undefined;
  }[];
}

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<void> {
  const { id, provider, reference, currency_code, gross, fee, at, by } = payout;
  const lines = payout.lines.map(({ moved, ...line }, position) => ({
    ...line,
    position,
    payment_id: moved?.payment_id,
    refund_id: moved?.refund_id,
  }));
  await tx.query(sql`
    with paid as (
      insert into payouts (id, provider, reference, currency, gross_minor, fee_minor, net_minor, imported_at, imported_by)
      values (${id}, ${provider}, ${reference}, ${currency_code}, ${gross}, ${fee}, ${gross - fee}, ${at}, ${by})
      returning id
    )
    insert into payout_lines (payout_id, position, provider_id, kind, gross_minor, fee_minor, match, payment_id, refund_id)
    select paid.id, position, provider_id, case when gross_minor < 0 then 'refund' else 'payment' end, gross_minor, fee_minor, match,
      payment_id, refund_id
    from paid
    cross join jsonb_to_recordset(${JSON.stringify(lines)}) as given (position integer, provider_id text, gross_minor bigint,
      fee_minor bigint, match text, payment_id uuid, refund_id uuid)`);
}

export interface PayoutRow {
  readonly id: string;
  readonly provider: string;
  readonly reference: string;
  readonly currency: string;
  readonly gross_minor: number;
  readonly fee_minor: number;
  readonly net_minor: number;
  readonly imported_at: Date;
  readonly imported_by: string;
  readonly lines: number;
  readonly matched: number;
}

/** The newest first. */
export async function selectPayouts(db: Db, limit: number): Promise<readonly PayoutRow[]> {
  const { rows } = await db.query(sql<PayoutRow>`
    with newest as (
      select id, provider, reference, currency, gross_minor, fee_minor, net_minor, imported_at, imported_by
      from payouts
      order by imported_at desc, id
      limit ${limit}
    )
    select newest.id, provider, reference, currency, newest.gross_minor, newest.fee_minor, net_minor, imported_at, imported_by,
      count(*) as lines, count(*) filter (where match = 'matched') as matched
    from newest
    join payout_lines on payout_lines.payout_id = newest.id
    group by newest.id, provider, reference, currency, newest.gross_minor, newest.fee_minor, net_minor, imported_at, imported_by
    order by imported_at desc, newest.id`);
  return rows;
}

export interface DifferenceRow {
  readonly subject: string;
  readonly provider: string;
  readonly reference: string;
  readonly provider_id: string;
  readonly match: PayoutMatch;
  readonly currency: string;
  readonly gross_minor: number;
  readonly booked_minor: number | null;
  readonly order_number: number | null;
}

/** What payouts brought that is not clear, while it is on the list of what needs a person. */
export async function selectDifferences(db: Db): Promise<readonly DifferenceRow[]> {
  const { rows } = await db.query(sql<DifferenceRow>`
    select items.subject, payouts.provider, payouts.reference, lines.provider_id, lines.match, payouts.currency, lines.gross_minor,
      (items.details ->> 'booked_minor')::bigint as booked_minor, orders.number as order_number
    from attention_items as items
    join payouts on payouts.id = split_part(items.subject, ':', 2)::uuid
    join payout_lines as lines on lines.payout_id = payouts.id and lines.position = split_part(items.subject, ':', 3)::integer
    left join orders on orders.id = items.order_id
    where items.reason in ('payout_unknown', 'payout_differs', 'payout_twice') and items.resolved_at is null
    order by items.created_at, lines.position
    limit 200`);
  return rows;
}

export interface WaitingRow {
  readonly provider: string;
  readonly currency: string;
  readonly payments: number;
  readonly amount_minor: number;
  readonly oldest_at: Date;
}

/**
 * Of providers whose payouts are imported: what they took and no payout has brought, since the first that one brought. Of what came with
 * another sum the rest; what a payout brought in another currency it has not brought.
 */
export async function selectWaiting(db: Db): Promise<readonly WaitingRow[]> {
  const { rows } = await db.query(sql<WaitingRow>`
    with begun as (
      select payouts.provider, min(payments.created_at) as since
      from payouts
      join payout_lines on payout_lines.payout_id = payouts.id
      join payments on payments.id = payout_lines.payment_id
      group by payouts.provider
    ), taken as (
      select payments.provider, payments.created_at, coalesce(received_currency, payments.currency) as currency,
        coalesce(received_minor, 0) - coalesce((
          select sum(lines.gross_minor)
          from payout_lines as lines
          join payouts on payouts.id = lines.payout_id
          where lines.provider_id in (payments.provider_payment_id, payments.payout_reference) and lines.payment_id = payments.id
            and lines.refund_id is null and lines.match in ('matched', 'amount_differs')
            and payouts.currency = coalesce(received_currency, payments.currency)), 0) as minor
      from begun
      join payments on payments.provider = begun.provider and payments.created_at >= begun.since
      where payments.state = 'succeeded'
    )
    select provider, currency, count(*) as payments, sum(minor)::bigint as amount_minor, min(created_at) as oldest_at
    from taken
    where minor <> 0
    group by provider, currency
    order by provider, currency`);
  return rows;
}
