import type { WebhookEvent } from '@parterre/domain/webhooks/webhook-events';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly created_at: Date;
  readonly created_by: string;
  readonly secret_version: number;
  readonly rotated_at: Date | null;
  readonly failing_since: Date | null;
  readonly disabled_at: Date | null;
}

interface ListedWebhookRow extends WebhookRow {
  readonly waiting: number;
}

export async function selectWebhooks(db: Db): Promise<readonly ListedWebhookRow[]> {
  const { rows } = await db.query(sql<ListedWebhookRow>`
    select id, url, events, created_at, created_by, secret_version, rotated_at, failing_since, disabled_at,
      (select count(*)
       from webhook_deliveries
       where webhook_id = webhooks.id and delivered_at is null and given_up_at is null)::integer as waiting
    from webhooks
    order by created_at, id
    limit 200`);
  return rows;
}

/** As nobody else changes it until the transaction ends. */
export async function lockWebhook(tx: Tx, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await tx.query(sql<WebhookRow>`
    select id, url, events, created_at, created_by, secret_version, rotated_at, failing_since, disabled_at
    from webhooks
    where id = ${id}
    for no key update`);
  return rows[0];
}

interface NewWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly at: Date;
  readonly by: string;
}

export function queueWebhook(tx: Tx, { id, url, events, at, by }: NewWebhook): void {
  tx.queue(sql`
    insert into webhooks (id, url, events, created_at, created_by) values (${id}, ${url}, ${events}, ${at}, ${by})`);
}

type Changed = Pick<
  WebhookRow,
  'url' | 'events' | 'secret_version' | 'rotated_at' | 'disabled_at' | 'failing_since'
>;

export function queueWebhookChange(tx: Tx, id: string, changed: Changed): void {
  const { url, events, secret_version, rotated_at, disabled_at, failing_since } = changed;
  tx.queue(sql`
    update webhooks
    set url = ${url}, events = ${events}, secret_version = ${secret_version}, rotated_at = ${rotated_at}, disabled_at = ${disabled_at},
      failing_since = ${failing_since}
    where id = ${id}`);
}

export const queueWebhookRemoval = (tx: Tx, id: string): void =>
  tx.queue(sql`delete from webhooks where id = ${id}`);

interface NewMessage {
  readonly event: WebhookEvent;
  readonly deduplicationKey: string;
  readonly details: object;
  readonly at: Date;
}

/** For each that wants to be told, be it on or off; what was written down before stays as it is. */
export async function insertDeliveries(
  db: Db,
  { event, deduplicationKey, details, at }: NewMessage,
): Promise<void> {
  await db.query(sql`
    insert into webhook_deliveries (webhook_id, deduplication_key, event, details, created_at, due_at)
    select id, ${deduplicationKey}, ${event}, ${JSON.stringify(details)}::jsonb, ${at}::timestamptz, ${at}::timestamptz
    from (select id from webhooks where ${event} = any(events) for key share) as told
    on conflict (webhook_id, deduplication_key) do nothing`);
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly event: WebhookEvent;
  readonly details: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
  readonly attempts: number;
  readonly url: string;
  readonly secret_version: number;
  readonly rotated_at: Date | null;
  readonly failing_since: Date | null;
  readonly order_id: string | null;
  readonly order_number: number | null;
}

interface Claim {
  readonly at: Date;
  readonly until: Date;
  /** Of this one alone. */
  readonly webhookId?: string;
  /** Those that have one in their hands already. */
  readonly busy?: readonly string[];
  readonly limit: number;
}

/**
 * Of each endpoint the next that is due, of those that answer first. Put off at once, so that it comes again if whoever took it dies,
 * and not before.
 */
export async function claimDeliveries(
  db: Db,
  { at, until, webhookId, busy = [], limit }: Claim,
): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await db.query(sql<ClaimedDelivery>`
    with due as materialized (
      select next.id
      from webhooks
      cross join lateral (
        select id, due_at
        from webhook_deliveries
        where webhook_id = webhooks.id and delivered_at is null and given_up_at is null and due_at <= ${at}
        order by due_at
        limit 1
        for update skip locked) as next
      where disabled_at is null and (${webhookId ?? null}::uuid is null or webhooks.id = ${webhookId ?? null})
        and webhooks.id <> all(${busy}::uuid[])
      order by failing_since is not null, next.due_at
      limit ${limit}
    ), claimed as (
      update webhook_deliveries
      set attempts = attempts + 1, due_at = ${until}
      where id in (select id from due)
      returning id, webhook_id, event, details, order_id, created_at, attempts
    )
    select claimed.id, claimed.webhook_id, claimed.event, claimed.details, claimed.created_at, claimed.attempts, webhooks.url,
      webhooks.secret_version, webhooks.rotated_at, webhooks.failing_since, claimed.order_id, orders.number as order_number
    from claimed
    join webhooks on webhooks.id = claimed.webhook_id
    left join orders on orders.id = claimed.order_id`);
  return rows;
}

export interface Attempt {
  readonly at: Date;
  readonly answer: number | null;
  readonly fault: string | null;
  readonly tookMs: number;
}

export async function finishDelivery(db: Db, id: string, { at, answer, tookMs }: Attempt): Promise<void> {
  await db.query(sql`
    with delivered as (
      update webhook_deliveries
      set delivered_at = ${at}, tried_at = ${at}, answer = ${answer}, fault = null, took_ms = ${tookMs}
      where id = ${id}
      returning webhook_id
    )
    update webhooks set failing_since = null where id in (select webhook_id from delivered) and failing_since is not null`);
}

interface PutOff extends Attempt {
  /** Null when it is given up. */
  readonly dueAt: Date | null;
}

export async function putOffDelivery(
  db: Db,
  id: string,
  { at, answer, fault, tookMs, dueAt }: PutOff,
): Promise<void> {
  await db.query(sql`
    with failed as (
      update webhook_deliveries
      set tried_at = ${at}, answer = ${answer}, fault = ${fault}, took_ms = ${tookMs}, due_at = coalesce(${dueAt}::timestamptz, due_at),
        given_up_at = case when ${dueAt}::timestamptz is null then ${at}::timestamptz end
      where id = ${id}
      returning webhook_id
    )
    update webhooks set failing_since = coalesce(failing_since, ${at}::timestamptz) where id in (select webhook_id from failed)`);
}

/** Answers whether it was on. What waits for it stays. */
export async function disableWebhook(db: Db, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update webhooks set disabled_at = ${at} where id = ${id} and disabled_at is null`);
  return (rowCount ?? 0) > 0;
}

export interface DeliveryRow {
  readonly id: string;
  readonly sequence: number;
  readonly event: WebhookEvent;
  readonly order_number: number | null;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly attempts: number;
  readonly tried_at: Date | null;
  readonly answer: number | null;
  readonly fault: string | null;
  readonly took_ms: number | null;
  readonly delivered_at: Date | null;
  readonly given_up_at: Date | null;
}

interface DeliverySelection {
  readonly webhookId: string;
  readonly before: number | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function selectDeliveries(
  db: Db,
  { webhookId, before, limit }: DeliverySelection,
): Promise<readonly DeliveryRow[]> {
  const { rows } = await db.query(sql<DeliveryRow>`
    select webhook_deliveries.id, sequence, event, orders.number as order_number, webhook_deliveries.created_at, due_at, attempts, tried_at,
      answer, fault, took_ms, delivered_at, given_up_at
    from webhook_deliveries
    left join orders on orders.id = order_id
    where webhook_id = ${webhookId} and (${before ?? null}::bigint is null or sequence < ${before ?? null})
    order by sequence desc
    limit ${limit}`);
  return rows;
}

interface LockedDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly event: WebhookEvent;
  readonly attempts: number;
  readonly delivered_at: Date | null;
  readonly given_up_at: Date | null;
  readonly url: string;
  readonly disabled_at: Date | null;
}

export async function lockDelivery(tx: Tx, id: string): Promise<LockedDelivery | undefined> {
  const { rows } = await tx.query(sql<LockedDelivery>`
    select webhook_deliveries.id, webhook_id, event, attempts, delivered_at, given_up_at, url, disabled_at
    from webhook_deliveries
    join webhooks on webhooks.id = webhook_id
    where webhook_deliveries.id = ${id}
    for update of webhook_deliveries`);
  return rows[0];
}

/** It is sent as if for the first time, under the same id. */
export function queueReplay(tx: Tx, id: string, at: Date): void {
  tx.queue(sql`
    update webhook_deliveries
    set due_at = ${at}, attempts = 0, delivered_at = null, given_up_at = null
    where id = ${id}`);
}

/** What waits for one that is off waits no longer than what was sent is kept. */
export async function deleteDeliveries(db: Db, before: Date): Promise<void> {
  await db.query(sql`
    delete from webhook_deliveries
    where created_at < ${before} and (delivered_at is not null or given_up_at is not null
      or webhook_id in (select id from webhooks where disabled_at is not null))`);
}
