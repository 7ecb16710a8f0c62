import type { RefundState } from '@parterre/domain/order/refund-states';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { PaymentRecord, RefundRecord } from '../order/order-record.ts';

export interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: string;
  /** Of the tickets that go back with it; null when it is for none in particular. */
  readonly offerIds: readonly string[] | null;
  /** The code of the certificate that its buyer takes instead. */
  readonly certificate: string | null;
  readonly at: Date;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const { id, paymentId, amountMinor, currency, reason, offerIds, certificate, at } = refund;
  await tx.query(sql`
    insert into refunds (id, payment_id, state, amount_minor, currency, reason, offer_ids, certificate, created_at, next_check_at)
    values (${id}, ${paymentId}, 'created', ${amountMinor}, ${currency}, ${reason}, ${offerIds}, ${certificate}, ${at}, ${at})`);
}

/** One that was made at the provider, which is asked what comes of it. */
export async function insertProviderRefund(tx: Tx, refund: RefundRecord, nextCheckAt: Date): Promise<void> {
  const { id, payment_id, state, amount_minor, currency, reason, provider_refund_id, created_at } = refund;
  await tx.query(sql`
    insert into refunds (id, payment_id, state, amount_minor, currency, reason, provider_refund_id, created_at, next_check_at)
    values (${id}, ${payment_id}, ${state}, ${amount_minor}, ${currency}, ${reason}, ${provider_refund_id},
      ${created_at}, ${nextCheckAt})`);
}

export async function updateRefundState(
  tx: Tx,
  id: string,
  state: RefundState,
  providerRefundId: string | null,
): Promise<void> {
  const isOver = state === 'done' || state === 'failed';
  await tx.query(sql`
    update refunds
    set state = ${state}, provider_refund_id = coalesce(${providerRefundId}, provider_refund_id),
      next_check_at = case when ${isOver} then null else next_check_at end
    where id = ${id}`);
}

export interface RefundOwner {
  readonly id: string;
  readonly order_id: string;
  readonly payment_id: string;
}

export async function selectRefundOwner(db: Db, id: string): Promise<RefundOwner | undefined> {
  const { rows } = await db.query(sql<RefundOwner>`
    select refunds.id, payments.order_id, refunds.payment_id
    from refunds
    join payments on payments.id = refunds.payment_id
    where refunds.id = ${id}`);
  return rows[0];
}

export async function selectRefundByProvider(
  db: Db,
  provider: string,
  providerRefundId: string,
): Promise<RefundOwner | undefined> {
  const { rows } = await db.query(sql<RefundOwner>`
    select refunds.id, payments.order_id, refunds.payment_id
    from refunds
    join payments on payments.id = refunds.payment_id
    where payments.provider = ${provider} and refunds.provider_refund_id = ${providerRefundId}`);
  return rows[0];
}

/** A refund that is not over, put off twice as long each time. */
export async function claimDueRefund(
  db: Db,
  clock: Date | undefined,
  delay: { readonly firstMs: number; readonly maxMs: number },
): Promise<string | undefined> {
  const { rows } = await db.query(sql<{ id: string }>`
    update refunds
    set attempts = attempts + 1,
      next_check_at = coalesce(${clock ?? null}, now())
        + least(${delay.firstMs} * power(2, least(attempts, 20)), ${delay.maxMs}) * interval '1 millisecond'
    where id = (
      select id
      from refunds
      where state in ('created', 'pending') and next_check_at <= coalesce(${clock ?? null}, now())
      order by next_check_at
      limit 1
      for update skip locked)
    returning id`);
  return rows[0]?.id;
}

/** What has become of the money of a payment. */
export async function updateOutcome(
  tx: Tx,
  id: string,
  outcome: NonNullable<PaymentRecord['outcome']>,
): Promise<void> {
  await tx.query(sql`
    update payments set outcome = ${outcome} where id = ${id}`);
}
