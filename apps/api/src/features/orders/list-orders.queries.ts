import type { OrderState } from '@parterre/domain/order/order-states';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

export interface ListedOrder {
  readonly number: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
  readonly total_minor: number;
  readonly currency: string;
}

export async function selectLastOrders(db: Db, most: number): Promise<readonly ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select number, state, created_at, name, email, price_minor + service_fee_minor as total_minor, currency
    from orders
    order by number desc
    limit ${most}`.execute(db);
  return rows;
}
