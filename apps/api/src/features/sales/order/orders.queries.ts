import type { OrderState } from '@parterre/domain/order/order-states';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';

export type OrderKey =
  | { readonly id: string }
  | { readonly token: string }
  | { readonly number: number }
  | { readonly idempotency_key: string };

const columns =
  sql.raw(`id, number, token, request_digest, visitor, state, currency, price_minor, service_fee_minor, wants_invoice, lang,
  name, email, phone, created_at, expires_at, reopened, lines, payments, performance_statuses, moves, company`);

/** The order with its lines, payments and refunds in one statement. */
export async function selectOrder(
  db: Db | Tx,
  key: OrderKey,
  clock: Date | undefined,
): Promise<OrderRecord | undefined> {
  const [[column, value] = ['id', null]] = Object.entries(key);
  const { rows } = await db.query(sql<OrderRecord>`
    ${sql.raw(`/* select_order_by_${column} */`)}
    select coalesce(${clock ?? null}, now()) as at, ${columns}
    from whole_orders
    where ${sql.ref(column)} = ${value}`);
  return rows[0];
}

/** Many at once, in any order. */
export async function selectOrders(
  db: Db | Tx,
  ids: readonly string[],
  at: Date,
): Promise<readonly OrderRecord[]> {
  const { rows } = await db.query(sql<OrderRecord>`
    select ${at}::timestamptz as at, ${columns}
    from whole_orders
    where id = any(${ids}::uuid[])`);
  return rows;
}

/** By which an order is found that is to be changed: its own keys, or its provider's of one of its payments. */
export type LockKey =
  | { readonly id: string }
  | { readonly token: string }
  | { readonly provider: string; readonly provider_payment_id: string };

/** The same, once nobody else changes it, and nobody will until the transaction ends. */
export async function lockOrder(
  tx: Tx,
  key: LockKey,
  clock: Date | undefined,
): Promise<OrderRecord | undefined> {
  const { name, id } = lockedId(key);
  const { rows } = await tx.query(sql<OrderRecord>`
    ${sql.raw(`/* ${name} */`)} select coalesce(${clock ?? null}, now()) as at, ${columns} from lock_order(${id})`);
  return rows[0];
}

/** In the statement that locks it, so that nobody has to ask for the id first. */
function lockedId(key: LockKey) {
  if ('id' in key) return { name: 'lock_order', id: sql`${key.id}` };
  if ('token' in key)
    return { name: 'lock_order_by_token', id: sql`(select id from orders where token = ${key.token})` };
  return {
    name: 'lock_order_by_payment',
    id: sql`(select order_id from payments
      where provider = ${key.provider} and provider_payment_id = ${key.provider_payment_id})`,
  };
}

/** It waits no more: where it came from is forgotten. */
export function updateOrderState(tx: Tx, id: string, state: OrderState): void {
  tx.queue(sql`
    /* update_order_state */ update orders set state = ${state}, visitor = null where id = ${id}`);
}

export async function updateWantsInvoice(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`
    update orders set wants_invoice = true where id = ${id}`);
}

interface InvoiceEnd {
  readonly id: string;
  readonly latest_end: Date;
}

/** Orders by invoice that may wait too long: a performance was moved. Read apart from writing it: a cluster keeps what they wait for elsewhere. */
export async function selectInvoiceEnds(db: Db, marginMs: number): Promise<readonly InvoiceEnd[]> {
  const { rows } = await db.query(sql<InvoiceEnd>`
    select orders.id, min(listed_performances.started_at) - ${marginMs} * interval '1 millisecond' as latest_end
    from orders
    join order_lines on order_lines.order_id = orders.id
    join listed_performances on listed_performances.performance_id = order_lines.performance_id
    where orders.state = 'awaiting_payment' and orders.wants_invoice
    group by orders.id, orders.expires_at
    having orders.expires_at > min(listed_performances.started_at) - ${marginMs} * interval '1 millisecond'`);
  return rows;
}

/** It may wait until then, and no longer: earlier, never later. */
export async function updateInvoiceEnd(db: Db, { id, latest_end }: InvoiceEnd): Promise<void> {
  await db.query(sql`
    update orders
    set expires_at = ${latest_end}, next_check_at = ${latest_end}
    where id = ${id} and state = 'awaiting_payment' and expires_at > ${latest_end}`);
}

/** Its time may have run out while it was paid: its buyer has a day at least to hear of it and to pay. */
export async function countReopening(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update orders
    set reopened = reopened + 1, expires_at = greatest(expires_at, ${at}::timestamptz + interval '1 day'),
      next_check_at = greatest(next_check_at, ${at}::timestamptz + interval '1 day')
    where id = ${id}`);
}

export async function updateLineUnits(
  tx: Tx,
  id: string,
  units: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  await tx.query(sql`
    update order_lines
    set units = array(select jsonb_array_elements_text(given.units)::integer)
    from jsonb_each(${JSON.stringify(units)}) as given (offer_id, units)
    where order_id = ${id} and order_lines.offer_id = given.offer_id`);
}

/** Orders of an address, the newest first. */
export async function selectOrdersOfEmail(db: Db, spellings: readonly string[], limit: number) {
  const { rows } = await db.query(sql<{ id: string }>`
    select id
    from orders
    where lower(email) = any(${spellings}::text[])
    order by created_at desc
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** An order whose time has run out, which no other sweeper is to look at for a while. */
export async function claimEndedOrder(
  db: Db,
  clock: Date | undefined,
  retryAfterMs: number,
): Promise<string | undefined> {
  const { rows } = await db.query(sql<{ id: string }>`
    update orders
    set next_check_at = coalesce(${clock ?? null}, now()) + ${retryAfterMs} * interval '1 millisecond'
    where id = (
      select id
      from orders
      where state = 'awaiting_payment' and next_check_at <= coalesce(${clock ?? null}, now())
      order by next_check_at
      limit 1
      for update skip locked)
    returning id`);
  return rows[0]?.id;
}

export interface PaymentOwner {
  readonly id: string;
  readonly order_id: string;
  readonly provider: string;
  readonly provider_payment_id: string | null;
}

/** The order that a payment belongs to. */
export async function selectOwner(db: Db, id: string): Promise<PaymentOwner | undefined> {
  const { rows } = await db.query(sql<PaymentOwner>`
    select id, order_id, provider, provider_payment_id from payments where id = ${id}`);
  return rows[0];
}

export type StockLine = Pick<OrderLineRecord, 'event_id' | 'performance_id' | 'zone' | 'seat' | 'units'>;

const stockJson = (lines: readonly StockLine[]) =>
  JSON.stringify(
    lines.map(({ event_id, performance_id, zone, seat, units }) => ({
      event_id,
      performance_id,
      zone,
      seat,
      units,
    })),
  );

export interface StockTransfer {
  readonly from: string;
  readonly to: string | null;
  readonly state: 'held' | 'sold' | 'free';
}

/** Nobody has it any more. */
export const freed = { to: null, state: 'free' } as const;

/** Passes stock from one owner to another; answers whether the first had all of it. */
export async function callTransferStock(
  tx: Tx,
  lines: readonly StockLine[],
  { from, to, state }: StockTransfer,
): Promise<boolean> {
  const { rows } = await tx.query(sql<{ passed: number }>`
    /* transfer_stock */
    select transfer_stock(${stockJson(lines)}, ${from}, ${to}, ${state}) as passed`);
  return rows[0]?.passed === lines.reduce((sum, { units }) => sum + units.length, 0);
}

/** Sells what an order holds. The transaction fails when that is not all of it. */
export function sellStock(tx: Tx, { id, lines }: Pick<OrderRecord, 'id' | 'lines'>): void {
  tx.queue(sql`
    /* sell_stock */ select sell_stock(${stockJson(lines)}, ${id})`);
}

/** The units of each line, or undefined when there is too little. */
export async function callRetakeStock(
  tx: Tx,
  lines: readonly OrderLineRecord[],
  taker: string,
  at: Date,
): Promise<Readonly<Record<string, readonly number[]>> | undefined> {
  const { rows } = await tx.query(sql<{ taken: Readonly<Record<string, readonly number[]>> | null }>`
    select retake_stock(${JSON.stringify(lines)}, ${taker}, ${at}) as taken`);
  return rows[0]?.taken ?? undefined;
}
