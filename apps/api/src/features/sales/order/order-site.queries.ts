import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** The landing that an order was placed on, served or not. */
export async function selectLandingId(db: Db | Tx, orderId: string): Promise<number | undefined> {
  const { rows } = await db.query(sql<{ landing_id: number | null }>`
    select landing_id from orders where id = ${orderId}`);
  return rows[0]?.landing_id ?? undefined;
}

/** The landing that an order was placed on, while its pages are served. */
export async function selectOrderLanding(
  db: Db,
  orderId: string,
): Promise<{ readonly id: number; readonly domain: string } | undefined> {
  const { rows } = await db.query(sql<{ id: number; domain: string }>`
    select landings.id, landings.domain
    from orders
    join landings on landings.id = orders.landing_id
    where orders.id = ${orderId} and landings.online`);
  return rows[0];
}
