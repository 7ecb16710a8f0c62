import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';

export interface ReplacedLine extends OrderLineRecord {
  readonly replaced_at: Date;
}

/** What an order had before it was given other places, the earliest first. */
export async function selectReplacedLines(db: Db | Tx, orderId: string): Promise<readonly ReplacedLine[]> {
  const { rows } = await db.query(sql<ReplacedLine>`
    select offer_id, 0 as position, event_id, performance_id, zone, seat, units, count, price_minor, service_fee_minor, subject, vat_rate,
      vat_exemption, fee_vat_rate, fee_vat_exemption, null::jsonb as discounts, replaced_at
    from replaced_lines
    where order_id = ${orderId}
    order by id`);
  return rows;
}

export interface LineChange {
  /** Old lines, or as much of them as others stand for. */
  readonly replaced: readonly OrderLineRecord[];
  /** All that stand afterwards. */
  readonly lines: readonly OrderLineRecord[];
  /** Those of them that are new. */
  readonly added: readonly OrderLineRecord[];
}

/** Writes other lines for some of an order's, and what all of them come to. */
export function queueLineChange(
  tx: Tx,
  order: Pick<OrderRecord, 'id' | 'at' | 'price_minor' | 'service_fee_minor'>,
  { replaced, lines, added }: LineChange,
): void {
  const { id, at, price_minor, service_fee_minor } = order;
  tx.queue(sql`
    insert into replaced_lines (order_id, replaced_at, offer_id, event_id, performance_id, zone, seat, units, count, price_minor,
      service_fee_minor, subject, vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption)
    select ${id}, ${at}, offer_id, event_id, performance_id, zone, seat, units, count, price_minor, service_fee_minor, subject, vat_rate,
      vat_exemption, fee_vat_rate, fee_vat_exemption
    from jsonb_to_recordset(${JSON.stringify(replaced)}) as given (offer_id text, event_id integer, performance_id integer, zone text,
      seat integer, units integer[], count integer, price_minor bigint, service_fee_minor bigint, subject jsonb, vat_rate integer,
      vat_exemption text, fee_vat_rate integer, fee_vat_exemption text)`);
  tx.queue(sql`
    delete from order_lines where order_id = ${id} and not offer_id = any(${lines.map((line) => line.offer_id)}::text[])`);
  tx.queue(sql`
    update order_lines
    set units = given.units, count = given.count
    from jsonb_to_recordset(${JSON.stringify(lines)}) as given (offer_id text, units integer[], count integer)
    where order_id = ${id} and order_lines.offer_id = given.offer_id and order_lines.count <> given.count`);
  tx.queue(sql`
    insert into order_lines (order_id, offer_id, position, event_id, performance_id, zone, seat, units, count, price_minor,
      service_fee_minor, subject, vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption, discounts)
    select ${id}, offer_id, position, event_id, performance_id, zone, seat, units, count, price_minor, service_fee_minor, subject,
      vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption, discounts
    from jsonb_to_recordset(${JSON.stringify(added)}) as given (offer_id text, position integer, event_id integer,
      performance_id integer, zone text, seat integer, units integer[], count integer, price_minor bigint, service_fee_minor bigint,
      subject jsonb, vat_rate integer, vat_exemption text, fee_vat_rate integer, fee_vat_exemption text, discounts jsonb)`);
  tx.queue(sql`
    update orders set price_minor = ${price_minor}, service_fee_minor = ${service_fee_minor}, moves = moves + 1 where id = ${id}`);
}

/** What was told before of performances that an order had is not what its buyer is told now. */
export function queueForgottenNotices(tx: Tx, orderId: string, performanceIds: readonly number[]): void {
  tx.queue(sql`
    delete from performance_notices where order_id = ${orderId} and performance_id = any(${performanceIds}::integer[])`);
}
