import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface Period {
  readonly since: Date;
  /** When the comparison began. */
  readonly at: Date;
}

/** What the books say of a payment or refund that a provider may know. */
export interface BookedRow {
  /** The provider's. */
  readonly id: string;
  readonly order_number: number;
  /** Null while no money has moved. */
  readonly moved_minor: number | null;
  readonly moved_currency: string | null;
  readonly is_under_way: boolean;
}

/** One that the provider did not list. */
export interface UnlistedRow extends BookedRow {
  /** The provider's id of the payment; ours when it has none. */
  readonly payment_id: string;
}

/** Sooner than that the books may hear of it by themselves. */
const underWay = sql`interval '1 hour'`;

export async function selectBookedPayments(db: Db, provider: string, ids: readonly string[], at: Date) {
  const { rows } = await db.query(sql<BookedRow>`
    select provider_payment_id as id, orders.number as order_number, received_minor as moved_minor,
      received_currency as moved_currency,
      payments.state = 'pending' and payments.created_at > ${at}::timestamptz - ${underWay} as is_under_way
    from payments
    join orders on orders.id = payments.order_id
    where provider = ${provider} and provider_payment_id = any(${ids})`);
  return rows;
}

export async function selectBookedRefunds(db: Db, provider: string, ids: readonly string[], at: Date) {
  const { rows } = await db.query(sql<BookedRow>`
    select provider_refund_id as id, orders.number as order_number,
      case when refunds.state = 'done' then refunds.amount_minor end as moved_minor,
      case when refunds.state = 'done' then refunds.currency end as moved_currency,
      refunds.state = 'pending' and refunds.created_at > ${at}::timestamptz - ${underWay} as is_under_way
    from refunds
    join payments on payments.id = refunds.payment_id
    join orders on orders.id = payments.order_id
    where provider = ${provider} and provider_refund_id = any(${ids})`);
  return rows;
}

/** Payments with refunds of ours that have no answer yet: what the provider has of them may be one of those. */
export async function selectUnansweredRefunds(db: Db, provider: string, ids: readonly string[], at: Date) {
  const { rows } = await db.query(sql<{ id: string }>`
    select distinct provider_payment_id as id
    from refunds
    join payments on payments.id = refunds.payment_id
    where provider = ${provider} and provider_payment_id = any(${ids}) and provider_refund_id is null
      and refunds.state in ('created', 'pending') and refunds.created_at > ${at}::timestamptz - ${underWay}`);
  return rows.map(({ id }) => id);
}

/** Money that came by this provider in this time, but for what is named. What came later may be missing from a list made at its end. */
export async function selectOtherPayments(
  db: Db,
  provider: string,
  { since, at }: Period,
  seen: readonly string[],
) {
  const { rows } = await db.query(sql<UnlistedRow>`
    select coalesce(provider_payment_id, payments.id::text) as id,
      coalesce(provider_payment_id, payments.id::text) as payment_id, orders.number as order_number, received_minor as moved_minor,
      received_currency as moved_currency, false as is_under_way
    from payments
    join orders on orders.id = payments.order_id
    where provider = ${provider} and payments.state = 'succeeded' and payments.created_at >= ${since}
      and payments.created_at < ${at} and provider_payment_id <> all(${seen})`);
  return rows;
}

/** The same of what went back, but for what buyers took as certificates: that never left the provider. */
export async function selectOtherRefunds(
  db: Db,
  provider: string,
  { since, at }: Period,
  seen: readonly string[],
) {
  const { rows } = await db.query(sql<UnlistedRow>`
    select coalesce(provider_refund_id, refunds.id::text) as id,
      coalesce(provider_payment_id, payments.id::text) as payment_id, orders.number as order_number,
      refunds.amount_minor as moved_minor, refunds.currency as moved_currency, false as is_under_way
    from refunds
    join payments on payments.id = refunds.payment_id
    join orders on orders.id = payments.order_id
    where provider = ${provider} and refunds.state = 'done' and refunds.certificate is null and refunds.created_at >= ${since}
      and refunds.created_at < ${at} and (provider_refund_id is null or provider_refund_id <> all(${seen}))`);
  return rows;
}
