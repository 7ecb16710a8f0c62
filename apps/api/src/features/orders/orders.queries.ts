import type { OrderState } from '@parterre/domain/order/order-states';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';
import type { OrderRecord } from './order-record.ts';

export type OrderKey =
  | { readonly id: string }
  | { readonly token: string }
  | { readonly number: number }
  | { readonly placed_under: string };

const columns =
  sql.raw(`id, number, token, asked, state, currency, price_minor, service_fee_minor, wants_invoice, lang, name,
  email, phone, created_at, expires_at, lines, payments`);

/** The order with its lines, payments and refunds in one statement. */
export async function selectOrder(
  db: Db | Tx,
  key: OrderKey,
  clock: Date | undefined,
): Promise<OrderRecord | undefined> {
  const [[column, value] = ['id', null]] = Object.entries(key);
  const { rows } = await sql<OrderRecord>`
    ${sql.raw(`/* select_order_by_${column} */`)}
    select coalesce(${clock ?? null}, now()) as at, ${columns}
    from whole_orders
    where ${sql.ref(column)} = ${value}`.execute(db);
  return rows[0];
}

/** The same, once nobody else changes it, and nobody will until the transaction ends. */
export async function holdOrder(
  tx: Tx,
  id: string,
  clock: Date | undefined,
): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRecord>`
    /* hold_order */ select coalesce(${clock ?? null}, now()) as at, ${columns} from hold_order(${id})`.execute(
    tx,
  );
  return rows[0];
}

export async function updateOrderState(tx: Tx, id: string, state: OrderState): Promise<void> {
  await sql`
    /* update_order_state */ update orders set state = ${state} where id = ${id}`.execute(tx);
}

export async function updateLineUnits(
  tx: Tx,
  id: string,
  units: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  await sql`
    update order_lines
    set units = array(select jsonb_array_elements_text(given.units)::integer)
    from jsonb_each(${JSON.stringify(units)}) as given (ticket_id, units)
    where order_id = ${id} and order_lines.ticket_id = given.ticket_id`.execute(tx);
}

/** Orders of an address, the newest first. */
export async function selectOrdersOfEmail(db: Db, email: string, most: number) {
  const { rows } = await sql<{ id: string }>`
    select id
    from orders
    where lower(email) = lower(${email})
    order by created_at desc
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** An order whose time has run out, which no other sweeper is to look at for a while. */
export async function claimEndedOrder(
  db: Db,
  clock: Date | undefined,
  againAfterMs: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update orders
    set ask_at = coalesce(${clock ?? null}, now()) + ${againAfterMs} * interval '1 millisecond'
    where id = (
      select id
      from orders
      where state = 'awaiting_payment' and ask_at <= coalesce(${clock ?? null}, now())
      order by ask_at
      limit 1
      for update skip locked)
    returning id`.execute(db);
  return rows[0]?.id;
}
