import type { GiftCardDesign } from '@parterre/domain/gift-cards/gift-card-offer';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface NewGiftCard {
  readonly order_id: string;
  readonly design: GiftCardDesign;
  readonly greeting: string;
  readonly from_name: string;
  readonly to_name: string;
  readonly recipient_email: string | null;
  readonly deliver_at: Date | null;
}

export interface GiftCardRow extends NewGiftCard {
  /** Null until it is paid, with all that is of the certificate. */
  readonly certificate: string | null;
  readonly amount_minor: number | null;
  readonly left_minor: number | null;
  readonly valid_until: Date | null;
  readonly revoked_at: Date | null;
}

export async function insertGiftCard(tx: Tx, card: NewGiftCard): Promise<void> {
  const { order_id, design, greeting, from_name, to_name, recipient_email, deliver_at } = card;
  await tx.query(sql`
    insert into gift_cards (order_id, design, greeting, from_name, to_name, recipient_email, deliver_at)
    values (${order_id}, ${design}, ${greeting}, ${from_name}, ${to_name}, ${recipient_email}, ${deliver_at})`);
}

/** With what has become of it since. */
export async function selectGiftCard(db: Db | Tx, orderId: string): Promise<GiftCardRow | undefined> {
  const { rows } = await db.query(sql<GiftCardRow>`
    select order_id, design, greeting, from_name, to_name, recipient_email, deliver_at, certificate, certificates.amount_minor,
      certificates.left_minor, certificates.valid_until, certificates.revoked_at
    from gift_cards
    left join certificates on certificates.code = gift_cards.certificate
    where order_id = ${orderId}`);
  return rows[0];
}

export async function updateCertificate(tx: Tx, orderId: string, certificate: string): Promise<void> {
  await tx.query(sql`
    update gift_cards set certificate = ${certificate} where order_id = ${orderId}`);
}

/** What was on a certificate when it was revoked, and came to it since. */
export async function selectRevoked(tx: Tx, certificate: string): Promise<number> {
  const { rows } = await tx.query(sql<{ minor: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor
    from certificate_revocations
    where certificate = ${certificate}`);
  return rows[0]?.minor ?? 0;
}

export interface GiftCardUse {
  readonly number: number;
  readonly at: Date;
  /** Above zero for what it paid, below for what came back to it. */
  readonly minor: number;
}

/** Which orders a card has paid, and what came back of them, the oldest first. */
export async function selectUses(db: Db, certificate: string): Promise<readonly GiftCardUse[]> {
  const { rows } = await db.query(sql<GiftCardUse>`
    select orders.number, journal.at,
      coalesce(case when journal.entry in ('payment.succeeded', 'refund.corrected') then journal.amount_minor else -journal.amount_minor end, 0) as minor
    from payments
    join orders on orders.id = payments.order_id
    join journal on journal.order_id = payments.order_id and journal.payment_id = payments.id
    where payments.certificate = ${certificate} and journal.entry in ('payment.succeeded', 'refund.done', 'refund.corrected')
    order by journal.id
    limit 100`);
  return rows;
}
