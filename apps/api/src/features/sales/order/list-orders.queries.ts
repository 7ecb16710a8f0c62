import { money } from '@parterre/domain/money/money';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface ListedOrder {
  readonly number: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
  readonly total_minor: number;
  readonly currency: string;
}

export async function selectLastOrders(db: Db, limit: number): Promise<readonly ListedOrder[]> {
  const { rows } = await db.query(sql<ListedOrder>`
    select number, state, created_at, name, email, price_minor + service_fee_minor as total_minor, currency
    from orders
    order by number desc
    limit ${limit}`);
  return rows;
}

interface EntryRow {
  readonly at: Date;
  readonly entry: string;
  readonly amount_minor: number | null;
  readonly currency: string | null;
  readonly reason: string | null;
  readonly actor: string | null;
}

export async function selectEntries(db: Db, orderId: string) {
  const { rows } = await db.query(sql<EntryRow>`
    select at, entry, amount_minor, currency, reason, actor from journal where order_id = ${orderId} order by id`);
  return rows.map(({ at, entry, amount_minor, currency, reason, actor }) => ({
    at,
    entry,
    amount: amount_minor !== null && currency !== null ? money(amount_minor, currency) : undefined,
    reason,
    actor,
  }));
}
