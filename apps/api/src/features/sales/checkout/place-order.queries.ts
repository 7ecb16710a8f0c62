import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { OrderLineRecord } from '../order/order-record.ts';

export interface NewOrder {
  readonly id: string;
  readonly token: string;
  readonly idempotency_key: string;
  readonly request_digest: string;
  readonly basket_id: string;
  /** The network that it comes from, as a keyed hash; null at the counter. */
  readonly visitor: string | null;
  readonly channel: 'web' | 'counter';
  /** Of the site that it is placed on. */
  readonly landing_id: number;
  readonly currency: string;
  readonly price_minor: number;
  readonly service_fee_minor: number;
  readonly wants_invoice: boolean;
  readonly lang: InterfaceLanguage;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly campaign: Readonly<Partial<Record<string, string>>>;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface NewConsents {
  readonly ip: string;
  readonly given: readonly { readonly kind: string; readonly is_given: boolean; readonly version: string }[];
}

/** Answers its number. Fails with unique_violation when it was placed before. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  lines: readonly OrderLineRecord[],
  consents: NewConsents,
): Promise<number> {
  const { rows } = await tx.query(sql<{ number: number }>`
    /* insert_order */
    with placed as (
      insert into orders (id, token, idempotency_key, request_digest, basket_id, visitor, state, currency, price_minor,
        service_fee_minor, wants_invoice, channel, landing_id, lang, name, email, phone, campaign, created_at, expires_at,
        next_check_at)
      select id, token, idempotency_key, request_digest, basket_id, visitor, 'awaiting_payment', currency, price_minor,
        service_fee_minor, wants_invoice, channel, landing_id, lang, name, email, phone, campaign, created_at, expires_at,
        expires_at
      from jsonb_to_record(${JSON.stringify(order)}) as given (id uuid, token text, idempotency_key text, request_digest text,
        basket_id uuid, visitor text, currency text, price_minor bigint, service_fee_minor bigint, wants_invoice boolean, channel text,
        landing_id integer, lang text, name text,
        email text, phone text, campaign jsonb, created_at timestamptz, expires_at timestamptz)
      returning id, number, created_at, name, email, phone
    ), searchable as (
      insert into order_search (number, words)
      select number, order_search_words(name, email, phone) from placed
    ), consented as (
      insert into order_consents (order_id, kind, is_given, version, given_at, ip)
      select placed.id, kind, is_given, version, placed.created_at, ${consents.ip}
      from placed
      cross join jsonb_to_recordset(${JSON.stringify(consents.given)})
        as given (kind text, is_given boolean, version text)
    ), lined as (
      insert into order_lines (order_id, offer_id, position, event_id, performance_id, zone, seat, units, count, price_minor,
        service_fee_minor, subject, vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption, discounts)
      select placed.id, offer_id, position, event_id, performance_id, zone, seat, units, count, price_minor, service_fee_minor,
        subject, vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption, discounts
      from placed
      cross join jsonb_to_recordset(${JSON.stringify(lines)}) as given (offer_id text, position integer,
        event_id integer, performance_id integer, zone text, seat integer, units integer[], count integer, price_minor bigint,
        service_fee_minor bigint, subject jsonb, vat_rate integer, vat_exemption text, fee_vat_rate integer, fee_vat_exemption text,
        discounts jsonb)
    )
    select number from placed`);
  const [row] = rows;
  if (!row) throw new Error('an order that was written has no number');
  return row.number;
}
