import type { RefundState } from '@parterre/domain/order/refund-states';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

export interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: string;
  readonly at: Date;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const { id, paymentId, amountMinor, currency, reason, at } = refund;
  await sql`
    insert into refunds (id, payment_id, state, amount_minor, currency, reason, created_at, ask_at)
    values (${id}, ${paymentId}, 'created', ${amountMinor}, ${currency}, ${reason}, ${at}, ${at})`.execute(
    tx,
  );
}

export async function updateRefundState(
  tx: Tx,
  id: string,
  state: RefundState,
  providerRefundId: string | null,
): Promise<void> {
  const isOver = state === 'done' || state === 'failed';
  await sql`
    update refunds
    set state = ${state}, provider_refund_id = coalesce(${providerRefundId}, provider_refund_id),
      ask_at = case when ${isOver} then null else ask_at end
    where id = ${id}`.execute(tx);
}

export interface RefundOwner {
  readonly id: string;
  readonly order_id: string;
  readonly payment_id: string;
}

export async function selectRefundOwner(db: Db, id: string): Promise<RefundOwner | undefined> {
  const { rows } = await sql<RefundOwner>`
    select refunds.id, payments.order_id, refunds.payment_id
    from refunds
    join payments on payments.id = refunds.payment_id
    where refunds.id = ${id}`.execute(db);
  return rows[0];
}

export async function selectRefundByProvider(
  db: Db,
  provider: string,
  providerRefundId: string,
): Promise<RefundOwner | undefined> {
  const { rows } = await sql<RefundOwner>`
    select refunds.id, payments.order_id, refunds.payment_id
    from refunds
    join payments on payments.id = refunds.payment_id
    where payments.provider = ${provider} and refunds.provider_refund_id = ${providerRefundId}`.execute(db);
  return rows[0];
}

/** A refund that is not over, put off twice as long each time. */
export async function claimDueRefund(
  db: Db,
  clock: Date | undefined,
  delay: { readonly firstMs: number; readonly longestMs: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update refunds
    set tries = tries + 1,
      ask_at = coalesce(${clock ?? null}, now())
        + least(${delay.firstMs} * power(2, least(tries, 20)), ${delay.longestMs}) * interval '1 millisecond'
    where id = (
      select id
      from refunds
      where state in ('created', 'pending') and ask_at <= coalesce(${clock ?? null}, now())
      order by ask_at
      limit 1
      for update skip locked)
    returning id`.execute(db);
  return rows[0]?.id;
}
