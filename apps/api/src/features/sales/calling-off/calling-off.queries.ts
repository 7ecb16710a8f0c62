import type { AttentionReason } from '@parterre/domain/order/attention';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface CallOffKey {
  readonly eventId: number;
  readonly performanceId: number;
}

export interface CallOffRow {
  readonly id: string;
  readonly event_id: number;
  readonly performance_id: number;
  readonly called_off_by: string;
  readonly called_off_at: Date;
  readonly choose_until: Date;
  readonly state: 'running' | 'paused' | 'done' | 'withdrawn';
  readonly ended_at: Date | null;
}

const columns = sql.raw(
  'id, event_id, performance_id, called_off_by, called_off_at, choose_until, state, ended_at',
);

/** The last one of a performance. */
export async function selectLastCallOff(db: Db | Tx, performanceId: number): Promise<CallOffRow | undefined> {
  const { rows } = await db.query(sql<CallOffRow>`
    select ${columns}
    from call_offs
    where performance_id = ${performanceId}
    order by called_off_at desc
    limit 1`);
  return rows[0];
}

/** Nobody gives anything back until the transaction ends. */
export async function lockCallOff(tx: Tx, id: string): Promise<CallOffRow | undefined> {
  const { rows } = await tx.query(sql<CallOffRow>`
    select ${columns} from call_offs where id = ${id} for update`);
  return rows[0];
}

export interface NewCallOff extends CallOffKey {
  readonly id: string;
  readonly by: string;
  readonly at: Date;
  readonly chooseUntil: Date;
}

export async function insertCallOff(tx: Tx, callOff: NewCallOff): Promise<void> {
  const { id, eventId, performanceId, by, at, chooseUntil } = callOff;
  await tx.query(sql`
    insert into call_offs (id, event_id, performance_id, called_off_by, called_off_at, choose_until, state)
    values (${id}, ${eventId}, ${performanceId}, ${by}, ${at}, ${chooseUntil}, 'running')`);
}

/** Those that are there already stay as they are. */
export async function insertCallOffOrders(
  db: Db | Tx,
  callOffId: string,
  orderIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await db.query(sql`
    insert into call_off_orders (call_off_id, order_id, next_try_at)
    select ${callOffId}, order_id, ${dueAt}
    from unnest(${orderIds}::uuid[]) as given (order_id)
    on conflict do nothing`);
}

/** Orders that were done, and have tickets of the performance again: what was given back for those that they had stays as it is. */
export async function awaitAgain(
  db: Db,
  callOffId: string,
  orderIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await db.query(sql`
    update call_off_orders
    set state = 'waiting', amount_minor = null, currency = null, next_try_at = ${dueAt}
    where call_off_id = ${callOffId} and order_id = any(${orderIds}::uuid[]) and state = 'done'`);
}

export async function updateCallOffState(
  db: Db | Tx,
  id: string,
  { state, at }: { readonly state: CallOffRow['state']; readonly at: Date },
): Promise<void> {
  const endedAt = state === 'done' || state === 'withdrawn' ? at : null;
  await db.query(sql`
    update call_offs
    set state = ${state}, ended_at = ${endedAt}
    where id = ${id} and state in ('running', 'paused')`);
}

/** It is done, unless somebody waits whom another process has just found. */
export async function endCallOff(db: Db, id: string, at: Date): Promise<void> {
  await db.query(sql`
    update call_offs
    set state = 'done', ended_at = ${at}
    where id = ${id} and state = 'running'
      and not exists (select from call_off_orders where call_off_id = call_offs.id and call_off_orders.state <> 'done')`);
}

/** What failed is tried again now, not when its turn would come. */
export async function hastenFailed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update call_off_orders set next_try_at = ${at} where call_off_id = ${id} and state = 'failed'`);
}

/** What goes back by itself of an order, held until the transaction ends. Undefined when nothing does, or it has. */
export async function lockChoice(
  tx: Tx,
  { orderId, performanceId }: { readonly orderId: string; readonly performanceId: number },
): Promise<DueOrder | undefined> {
  const { rows } = await tx.query(sql<DueOrder>`
    select call_off_orders.call_off_id, call_off_orders.order_id, call_offs.performance_id
    from call_off_orders
    join call_offs on call_offs.id = call_off_orders.call_off_id
    where call_off_orders.order_id = ${orderId} and call_offs.performance_id = ${performanceId}
      and call_off_orders.state <> 'done' and call_offs.state in ('running', 'paused')
    for update of call_off_orders`);
  return rows[0];
}

/** What its buyer has asked for, and was given at once. */
export async function recordChoice(
  tx: Tx,
  { call_off_id, order_id }: DueOrder,
  choice: 'money' | 'certificate',
): Promise<void> {
  await tx.query(sql`
    update call_off_orders
    set choice = ${choice}
    where call_off_id = ${call_off_id} and order_id = ${order_id}`);
}

export interface ReturnTimeRow {
  readonly performance_id: number;
  readonly choose_until: Date;
}

/** The performances of an order for which all that was paid goes back by itself, and when. */
export async function selectReturnTimes(db: Db | Tx, orderId: string): Promise<readonly ReturnTimeRow[]> {
  const { rows } = await db.query(sql<ReturnTimeRow>`
    select call_offs.performance_id, call_offs.choose_until
    from call_off_orders
    join call_offs on call_offs.id = call_off_orders.call_off_id
    where call_off_orders.order_id = ${orderId} and call_off_orders.state <> 'done'
      and call_offs.state in ('running', 'paused')`);
  return rows;
}

export interface DueOrder {
  readonly call_off_id: string;
  readonly order_id: string;
  readonly performance_id: number;
}

/** One whose turn has come, put off twice as long each time. Picked before anything is changed: a plan may pick anew for each row that it changes. */
export async function claimDueOrder(
  db: Db,
  clock: Date | undefined,
  delay: { readonly firstMs: number; readonly maxMs: number },
): Promise<DueOrder | undefined> {
  const { rows } = await db.query(sql<DueOrder>`
    with due as materialized (
      select call_off_orders.call_off_id, call_off_orders.order_id, call_offs.performance_id
      from call_off_orders
      join call_offs on call_offs.id = call_off_orders.call_off_id
      where call_off_orders.state <> 'done' and call_off_orders.next_try_at <= coalesce(${clock ?? null}, now())
        and call_offs.state = 'running'
      order by call_off_orders.next_try_at
      limit 1
      for update of call_off_orders skip locked
    )
    update call_off_orders
    set attempts = call_off_orders.attempts + 1,
      next_try_at = coalesce(${clock ?? null}, now())
        + least(${delay.firstMs} * power(2, least(call_off_orders.attempts, 20)), ${delay.maxMs}) * interval '1 millisecond'
    from due
    where call_off_orders.call_off_id = due.call_off_id and call_off_orders.order_id = due.order_id
    returning call_off_orders.call_off_id, call_off_orders.order_id, due.performance_id`);
  return rows[0];
}

/**
 * The same, once its order is locked. Undefined when it is done, or somebody has paused it: whoever pauses waits for what is being given
 * back, and after that nothing is. The call-off is locked before what is of it, as by whoever resumes it: neither waits for the other.
 */
export async function lockDueOrder(
  tx: Tx,
  { call_off_id, order_id }: DueOrder,
): Promise<{ readonly is_due: boolean } | undefined> {
  const { rows } = await tx.query(sql<{ is_due: boolean }>`
    with running as materialized (
      select id from call_offs where id = ${call_off_id} and state = 'running' for share
    )
    select true as is_due
    from running
    join call_off_orders on call_off_orders.call_off_id = running.id
    where call_off_orders.order_id = ${order_id} and call_off_orders.state <> 'done'
    for update of call_off_orders`);
  return rows[0];
}

interface Returned {
  readonly amountMinor: number;
  readonly currency: string;
}

export async function recordReturned(
  tx: Tx,
  { call_off_id, order_id }: DueOrder,
  { amountMinor, currency }: Returned,
): Promise<void> {
  await tx.query(sql`
    update call_off_orders
    set state = 'done', fault = null, amount_minor = ${amountMinor}, currency = ${currency}
    where call_off_id = ${call_off_id} and order_id = ${order_id}`);
}

export async function recordFault(
  tx: Tx,
  { call_off_id, order_id }: DueOrder,
  fault: 'under_review',
): Promise<void> {
  await tx.query(sql`
    update call_off_orders
    set state = 'failed', fault = ${fault}
    where call_off_id = ${call_off_id} and order_id = ${order_id}`);
}

/** Those at whose beginning somebody may just have been paying. */
export async function selectJustBegun(
  db: Db,
  clock: Date | undefined,
  withinMs: number,
): Promise<readonly CallOffRow[]> {
  const { rows } = await db.query(sql<CallOffRow>`
    select ${columns}
    from call_offs
    where state in ('running', 'paused')
      and called_off_at > coalesce(${clock ?? null}, now()) - ${withinMs} * interval '1 millisecond'`);
  return rows;
}

/** Those whose buyers have had their time, and of whom nobody waits. */
export async function selectFinished(db: Db, clock: Date | undefined): Promise<readonly CallOffRow[]> {
  const { rows } = await db.query(sql<CallOffRow>`
    select ${columns}
    from call_offs
    where state = 'running' and choose_until <= coalesce(${clock ?? null}, now())
      and not exists (select from call_off_orders where call_off_id = call_offs.id and state <> 'done')`);
  return rows;
}

export interface GoodTicketRow {
  readonly order_id: string;
  readonly offer_id: string;
  readonly zone: string;
}

/** All tickets of a performance that still let somebody in. */
export async function selectGoodTickets(
  db: Db | Tx,
  { eventId, performanceId }: CallOffKey,
): Promise<readonly GoodTicketRow[]> {
  const { rows } = await db.query(sql<GoodTicketRow>`
    select order_id, offer_id, zone
    from tickets
    where event_id = ${eventId} and performance_id = ${performanceId} and revoked_at is null`);
  return rows;
}

export interface ProgressRow {
  readonly orders: number;
  readonly done: number;
  readonly failed: number;
  readonly certificates: number;
}

export async function selectProgress(db: Db, id: string): Promise<ProgressRow> {
  const { rows } = await db.query(sql<ProgressRow>`
    select count(*)::integer as orders, (count(*) filter (where state = 'done'))::integer as done,
      (count(*) filter (where state = 'failed'))::integer as failed,
      (count(*) filter (where choice = 'certificate'))::integer as certificates
    from call_off_orders
    where call_off_id = ${id}`);
  return rows[0] ?? { orders: 0, done: 0, failed: 0, certificates: 0 };
}

export interface GivenBackRow {
  readonly currency: string;
  readonly amount_minor: number;
}

/** The money alone: what became a certificate is still there. */
export async function selectGivenBack(db: Db, id: string): Promise<readonly GivenBackRow[]> {
  const { rows } = await db.query(sql<GivenBackRow>`
    select currency, sum(amount_minor)::bigint as amount_minor
    from call_off_orders
    where call_off_id = ${id} and state = 'done' and amount_minor > 0 and currency is not null
      and choice is distinct from 'certificate'
    group by currency
    order by currency`);
  return rows;
}

export interface FailedRow {
  readonly number: number;
  readonly fault: 'under_review';
}

export async function selectFailed(db: Db, id: string, limit: number): Promise<readonly FailedRow[]> {
  const { rows } = await db.query(sql<FailedRow>`
    select orders.number, call_off_orders.fault
    from call_off_orders
    join orders on orders.id = call_off_orders.order_id
    where call_off_orders.call_off_id = ${id} and call_off_orders.state = 'failed' and call_off_orders.fault is not null
    order by orders.number
    limit ${limit}`);
  return rows;
}

export interface OpenAttentionRow {
  readonly number: number;
  readonly reason: AttentionReason;
  readonly created_at: Date;
}

/** What needs a person of the orders of a call-off, the oldest first. */
export async function selectOpenAttention(
  db: Db,
  id: string,
  limit: number,
): Promise<readonly OpenAttentionRow[]> {
  const { rows } = await db.query(sql<OpenAttentionRow>`
    select orders.number, attention_items.reason, attention_items.created_at
    from attention_items
    join call_off_orders on call_off_orders.order_id = attention_items.order_id
    join orders on orders.id = call_off_orders.order_id
    where call_off_orders.call_off_id = ${id} and attention_items.resolved_at is null
    order by attention_items.created_at, orders.number
    limit ${limit}`);
  return rows;
}
