import type { ExchangeState } from '@parterre/domain/order/exchange-payment';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { OrderLineRecord } from '../order/order-record.ts';
import type { StockLine } from '../order/orders.queries.ts';

/** Which place a ticket is to be for, and what each costs, as it was agreed to. */
export interface AgreedMove {
  readonly number: string;
  readonly old_minor: number;
  readonly target: OrderLineRecord;
}

export interface ExchangeRow {
  readonly id: string;
  readonly performance_id: number;
  readonly other_performance_id: number;
  readonly state: ExchangeState;
  readonly difference_minor: number;
  readonly moves: readonly AgreedMove[];
  readonly held: readonly StockLine[];
  readonly created_at: Date;
  readonly expires_at: Date;
  /** Of its attempts to pay. */
  readonly payment_ids: readonly string[];
}

const columns =
  sql.raw(`id, performance_id, other_performance_id, state, difference_minor, moves, held, created_at, expires_at,
      array(select payment_id::text from exchange_payments where exchange_id = exchanges.id) as payment_ids`);

/** The one that waits for its money. */
export async function selectOpenExchange(db: Db | Tx, orderId: string): Promise<ExchangeRow | undefined> {
  const { rows } = await db.query(sql<ExchangeRow>`
    select ${columns}
    from exchanges
    where order_id = ${orderId} and state = 'awaiting_payment'`);
  return rows[0];
}

/** The one that a payment is for; undefined when it is for its order. */
export async function selectPaidExchange(db: Db | Tx, paymentId: string): Promise<ExchangeRow | undefined> {
  const { rows } = await db.query(sql<ExchangeRow>`
    select ${columns}
    from exchanges
    where id = (select exchange_id from exchange_payments where payment_id = ${paymentId})`);
  return rows[0];
}

/** What an order has begun since then, the newest first. */
export async function selectRecentExchanges(
  tx: Tx,
  orderId: string,
  since: Date,
): Promise<readonly ExchangeRow[]> {
  const { rows } = await tx.query(sql<ExchangeRow>`
    select ${columns}
    from exchanges
    where order_id = ${orderId} and created_at > ${since}
    order by created_at desc`);
  return rows;
}

export async function insertExchange(tx: Tx, orderId: string, exchange: ExchangeRow): Promise<void> {
  await tx.query(sql`
    insert into exchanges (id, order_id, performance_id, other_performance_id, state, difference_minor, moves, held, created_at,
      expires_at, next_check_at)
    values (${exchange.id}, ${orderId}, ${exchange.performance_id}, ${exchange.other_performance_id}, ${exchange.state},
      ${exchange.difference_minor}, ${JSON.stringify(exchange.moves)}, ${JSON.stringify(exchange.held)}, ${exchange.created_at},
      ${exchange.expires_at}, ${exchange.expires_at})`);
}

/** An attempt to pay it, which has as much time as the exchange has from now on. Behind the payment in the same batch. */
export function insertExchangePayment(
  tx: Tx,
  id: string,
  payment: { readonly id: string; readonly expires_at: string },
): void {
  tx.queue(sql`
    insert into exchange_payments (payment_id, exchange_id) values (${payment.id}, ${id})`);
  tx.queue(sql`
    update exchanges
    set expires_at = greatest(expires_at, ${payment.expires_at}), next_check_at = greatest(next_check_at, ${payment.expires_at})
    where id = ${id}`);
}

export function updateExchangeState(tx: Tx, id: string, state: ExchangeState): void {
  tx.queue(sql`
    update exchanges set state = ${state} where id = ${id}`);
}

/** The order of an exchange whose time has run out, which no other sweeper is to look at for a while. */
export async function claimEndedExchange(
  db: Db,
  clock: Date | undefined,
  retryAfterMs: number,
): Promise<string | undefined> {
  const { rows } = await db.query(sql<{ order_id: string }>`
    update exchanges
    set next_check_at = coalesce(${clock ?? null}, now()) + ${retryAfterMs} * interval '1 millisecond'
    where id = (
      select id
      from exchanges
      where state = 'awaiting_payment' and next_check_at <= coalesce(${clock ?? null}, now())
      order by next_check_at
      limit 1
      for update skip locked)
    returning order_id`);
  return rows[0]?.order_id;
}
