import type { PaymentState } from '@parterre/domain/order/payment-states';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { PaymentRecord } from '../order/order-record.ts';

/**
 * Writes an attempt down, and gives its order as much time as it has itself; never less than before. `nextCheckAt` is when its
 * provider is to be asked after it; left out when there is nobody to ask.
 */
export function insertPayment(
  tx: Tx,
  orderId: string,
  payment: PaymentRecord,
  nextCheckAt: Date | undefined,
): void {
  tx.queue(sql`
    /* insert_payment */
    with extended as (
      update orders
      set expires_at = greatest(expires_at, ${payment.expires_at}), next_check_at = greatest(next_check_at, ${payment.expires_at})
      where id = ${orderId}
    )
    insert into payments (id, order_id, acquisition_id, provider, kind, state, amount_minor, currency, certificate,
      idempotency_key, request_digest, created_at, expires_at, next_check_at)
    values (${payment.id}, ${orderId}, ${payment.acquisition_id}, ${payment.provider}, ${payment.kind}, ${payment.state},
      ${payment.amount_minor}, ${payment.currency}, ${payment.certificate}, ${payment.idempotency_key}, ${payment.request_digest},
      ${payment.created_at}, ${payment.expires_at}, ${nextCheckAt ?? null})`);
}

/** Writes down under which id the provider knows it, and where it is paid. */
export async function updateStarted(
  db: Db | Tx,
  id: string,
  { providerPaymentId, redirectUrl }: { providerPaymentId: string; redirectUrl: string | null },
): Promise<void> {
  await db.query(sql`
    /* update_started */
    update payments
    set provider_payment_id = ${providerPaymentId}, redirect_url = coalesce(${redirectUrl}, redirect_url)
    where id = ${id}`);
}

export function updateAwaits(tx: Tx, id: string, awaits: PaymentRecord['awaits']): void {
  tx.queue(sql`
    update payments set awaits = ${awaits} where id = ${id}`);
}

export function updateEnded(
  tx: Tx,
  id: string,
  state: Extract<PaymentState, 'failed' | 'cancelled'>,
  failure: string | null,
): void {
  tx.queue(sql`
    update payments set state = ${state}, failure = ${failure}, next_check_at = null where id = ${id}`);
}

export function updateSucceeded(
  tx: Tx,
  id: string,
  received: { readonly amountMinor: number; readonly currency: string },
  outcome: NonNullable<PaymentRecord['outcome']>,
): void {
  tx.queue(sql`
    /* update_succeeded */
    update payments
    set state = 'succeeded', failure = null, received_minor = ${received.amountMinor},
      received_currency = ${received.currency}, outcome = ${outcome}, next_check_at = null
    where id = ${id}`);
}

/** Writes down what its provider calls it where it is paid out. */
export function updatePayoutReference(tx: Tx, id: string, reference: string): void {
  tx.queue(sql`
    update payments
    set payout_reference = ${reference}
    where id = ${id} and payout_reference is distinct from ${reference}`);
}

/** As if nothing had come. */
export async function updateCorrected(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`
    update payments
    set state = 'pending', received_minor = null, received_currency = null, outcome = null
    where id = ${id}`);
}

/** Whether nobody has asked the provider within that time; whoever is answered yes asks. */
export async function claimPoll(
  db: Db,
  id: string,
  clock: Date | undefined,
  sinceMs: number,
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update payments
    set checked_at = coalesce(${clock ?? null}, now())
    where id = ${id} and state = 'pending'
      and (checked_at is null or checked_at <= coalesce(${clock ?? null}, now()) - ${sinceMs} * interval '1 millisecond')
    returning id`);
  return rows.length > 0;
}

interface DuePayment {
  readonly id: string;
  readonly order_id: string;
  readonly attempts: number;
}

/** A payment whose provider is to be asked, put off twice as long each time. */
export async function claimDuePayment(
  db: Db,
  clock: Date | undefined,
  delay: { readonly firstMs: number; readonly maxMs: number },
): Promise<DuePayment | undefined> {
  const { rows } = await db.query(sql<DuePayment>`
    update payments
    set attempts = attempts + 1, checked_at = coalesce(${clock ?? null}, now()),
      next_check_at = coalesce(${clock ?? null}, now())
        + least(${delay.firstMs} * power(2, least(attempts, 20)), ${delay.maxMs}) * interval '1 millisecond'
    where id = (
      select id
      from payments
      where state = 'pending' and next_check_at <= coalesce(${clock ?? null}, now())
      order by next_check_at
      limit 1
      for update skip locked)
    returning id, order_id, attempts`);
  return rows[0];
}

export interface CertificateRow {
  readonly code: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly left_minor: number;
  readonly issued_at: Date;
  readonly valid_until: Date;
  /** When it was given back, or its money went back at the provider: it pays nothing any more. */
  readonly revoked_at: Date | null;
}

export async function insertCertificate(db: Db | Tx, certificate: CertificateRow): Promise<void> {
  const { code, currency, amount_minor, left_minor, issued_at, valid_until } = certificate;
  await db.query(sql`
    insert into certificates (code, currency, amount_minor, left_minor, issued_at, valid_until)
    values (${code}, ${currency}, ${amount_minor}, ${left_minor}, ${issued_at}, ${valid_until})`);
}

export async function selectCertificate(db: Db, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await db.query(sql<CertificateRow>`
    select code, currency, amount_minor, left_minor, issued_at, valid_until, revoked_at
    from certificates where code = ${code}`);
  return rows[0];
}

/** Nobody else spends it until the transaction ends. */
export async function lockCertificate(tx: Tx, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await tx.query(sql<CertificateRow>`
    select code, currency, amount_minor, left_minor, issued_at, valid_until, revoked_at
    from certificates where code = ${code}
    for update`);
  return rows[0];
}

export async function debitCertificate(tx: Tx, code: string, amountMinor: number): Promise<void> {
  await tx.query(sql`
    update certificates set left_minor = left_minor - ${amountMinor} where code = ${code}`);
}

export async function creditCertificate(
  tx: Tx,
  code: string,
  amountMinor: number,
  validUntil: Date,
): Promise<void> {
  await tx.query(sql`
    update certificates
    set left_minor = left_minor + ${amountMinor}, valid_until = ${validUntil}
    where code = ${code}`);
}

/** It pays nothing from now on; what was on it, or came to it since, is owed to nobody. */
export async function revokeCertificate(
  tx: Tx,
  { code, currency }: Pick<CertificateRow, 'code' | 'currency'>,
  { minor, at }: { readonly minor: number; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update certificates
    set left_minor = left_minor - ${minor}, revoked_at = coalesce(revoked_at, ${at})
    where code = ${code}`);
  if (minor > 0)
    await tx.query(sql`
      insert into certificate_revocations (certificate, at, currency, amount_minor)
      values (${code}, ${at}, ${currency}, ${minor})`);
}
