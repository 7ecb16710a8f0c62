import type { Money } from '@parterre/domain/money/money';
import type { MailKind, PerformanceMail } from '@parterre/domain/order/order-mail';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export type OutboxKind =
  | Exclude<MailKind, PerformanceMail>
  | 'count_stock'
  | 'closing_receipt'
  /** A performance is not what it was: its buyers are to be told. */
  | 'performance_changed'
  /** One of them: what it says is found out when its turn comes. */
  | 'performance_notice';

/** For the journal. */
export interface Entry {
  readonly at: Date;
  readonly orderId: string;
  readonly paymentId?: string | undefined;
  readonly refundId?: string | undefined;
  /** As in `order.paid` or `payment.succeeded`. */
  readonly entry: string;
  readonly amount?: Money | undefined;
  /** Why, where a person decided it. */
  readonly reason?: string | undefined;
  /** Who of the house did it. */
  readonly actor?: string | undefined;
  /** Of money that moved: how, and what it was for, in parts that add up to it. */
  readonly way?: { readonly kind: string; readonly provider: string };
  readonly parts?: readonly EntryPart[];
}

/** What some of the money was for; what went back is below zero. */
export interface EntryPart {
  /** Null for what is for nothing that was sold. */
  readonly offer_id: string | null;
  readonly kind: 'ticket' | 'fee' | 'gift_card' | 'unassigned';
  readonly event_id: number | null;
  readonly performance_id: number | null;
  readonly performance_at: string | null;
  readonly vat_rate: number | null;
  readonly vat_exemption: string | null;
  readonly amount_minor: number;
  readonly vat_minor: number;
}

/** For the outbox. */
export interface NewTask {
  /** A task is done once, however often it is added under the same key. */
  readonly deduplicationKey: string;
  readonly kind: OutboxKind;
  readonly orderId: string | null;
  readonly payload?: object;
  /** Where a mail ends up. */
  readonly mailbox?: string;
  readonly at: Date;
  /** When it is to be done; at once when left out. */
  readonly dueAt?: Date;
}

interface EntriesAndTasks {
  readonly entries: readonly Entry[];
  readonly tasks: readonly NewTask[];
}

/** Writes down what happened and what is to be done about it. A task that was written down before stays as it is. */
export function insertEntriesAndTasks(tx: Tx, written: EntriesAndTasks): void {
  if (written.entries.length + written.tasks.length > 0) tx.queue(insertion(written));
}

/** The same where nothing happened. */
export async function insertTasks(db: Db | Tx, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length > 0) await db.query(insertion({ entries: [], tasks }));
}

const insertion = ({ entries, tasks }: EntriesAndTasks) => sql`
    /* insert_entries_and_tasks */
    with entered as (
      insert into journal (at, order_id, payment_id, refund_id, entry, amount_minor, currency, reason, actor)
      select at, order_id, payment_id, refund_id, entry, amount_minor, currency, reason, actor
      from jsonb_to_recordset(${JSON.stringify(entries.map(entryRow))}) as given (at timestamptz, order_id uuid,
        payment_id uuid, refund_id uuid, entry text, amount_minor bigint, currency text, reason text, actor text)
      returning id, at, order_id, payment_id, refund_id, entry, amount_minor, currency
    ), parted as (
      insert into journal_parts (journal_id, position, order_id, payment_id, refund_id, booked_at, way, provider, offer_id, kind, event_id,
        performance_id, performance_at, vat_rate, vat_exemption, currency, amount_minor, vat_minor)
      select entered.id, position, entered.order_id, entered.payment_id, entered.refund_id, entered.at, way, provider, offer_id, kind,
        event_id, performance_id, performance_at, vat_rate, vat_exemption, entered.currency, given.amount_minor, vat_minor
      from entered
      join jsonb_to_recordset(${JSON.stringify(entries.flatMap(partRows))}) as given (entry text, payment_id uuid, refund_id uuid,
        position integer, way text, provider text, offer_id text, kind text, event_id integer, performance_id integer,
        performance_at timestamptz, vat_rate integer, vat_exemption text, amount_minor bigint, vat_minor bigint)
        on given.entry = entered.entry and given.payment_id = entered.payment_id
          and given.refund_id is not distinct from entered.refund_id
    ), told as (
      -- Not one that is being taken away at this moment. To one that is off it is told when it is turned on again.
      select id, events from webhooks where events && ${entries.map(({ entry }) => entry)}::text[] for key share
    ), announced as (
      insert into webhook_deliveries (webhook_id, deduplication_key, event, order_id, details, created_at, due_at)
      select told.id, 'journal:' || entered.id, entered.entry, entered.order_id,
        jsonb_strip_nulls(jsonb_build_object('refund_id', entered.refund_id, 'amount_minor', entered.amount_minor,
          'currency', entered.currency)),
        entered.at, entered.at
      from entered
      join told on entered.entry = any(told.events)
    )
    insert into outbox (deduplication_key, kind, order_id, payload, mailbox, created_at, due_at)
    select deduplication_key, kind, order_id, payload, mailbox, at, due_at
    from jsonb_to_recordset(${JSON.stringify(tasks.map(taskRow))}) as given (deduplication_key text, kind text, order_id uuid,
      payload jsonb, mailbox text, at timestamptz, due_at timestamptz)
    on conflict (deduplication_key) do nothing`;

const entryRow = ({ at, orderId, paymentId, refundId, entry, amount, reason, actor }: Entry) => ({
  at,
  entry,
  order_id: orderId,
  payment_id: paymentId,
  refund_id: refundId,
  amount_minor: amount?.amountMinor,
  currency: amount?.currency,
  reason,
  actor,
});

/** An entry is known by what it is of: no transaction moves the same money twice. */
const partRows = ({ entry, paymentId, refundId, way, parts = [] }: Entry) =>
  parts.map((part, position) => ({
    ...part,
    position,
    entry,
    payment_id: paymentId,
    refund_id: refundId,
    way: way?.kind,
    provider: way?.provider,
  }));

/** Added up for each payment and refund. */
export interface BookedPart extends Pick<EntryPart, 'offer_id' | 'kind' | 'amount_minor' | 'vat_minor'> {
  readonly payment_id: string;
  readonly refund_id: string | null;
}

/** What the journal has booked for an order. */
export async function selectBookedParts(tx: Tx, orderId: string): Promise<readonly BookedPart[]> {
  const { rows } = await tx.query(sql<BookedPart>`
    select payment_id, refund_id, offer_id, kind, sum(amount_minor)::bigint as amount_minor, sum(vat_minor)::bigint as vat_minor
    from journal_parts
    where order_id = ${orderId}
    group by payment_id, refund_id, offer_id, kind`);
  return rows;
}

/** Entries that move money. */
export const movesMoney = sql.raw(
  `entry in ('payment.succeeded', 'payment.corrected', 'refund.done', 'refund.corrected') and amount_minor <> 0`,
);

/** A row of the journal that moved money, without what it was for. */
export interface UnbookedEntry {
  readonly id: number;
  readonly entry: string;
  readonly payment_id: string;
  readonly refund_id: string | null;
  readonly amount_minor: number;
  readonly currency: string;
}

/** The oldest first. */
export async function selectUnbookedEntries(tx: Tx, orderId: string): Promise<readonly UnbookedEntry[]> {
  const { rows } = await tx.query(sql<UnbookedEntry>`
    select id, entry, coalesce(payment_id::text, '') as payment_id, refund_id, amount_minor, coalesce(currency::text, '') as currency
    from journal
    where order_id = ${orderId} and ${movesMoney} and not exists (select from journal_parts where journal_id = journal.id)
    order by id`);
  return rows;
}

/** The parts of an entry that was written before them. */
export async function insertEarlierParts(
  tx: Tx,
  journalId: number,
  way: { readonly kind: string; readonly provider: string },
  parts: readonly EntryPart[],
): Promise<void> {
  const given = parts.map((part, position) => ({ ...part, position }));
  await tx.query(sql`
    insert into journal_parts (journal_id, position, order_id, payment_id, refund_id, booked_at, way, provider, offer_id, kind, event_id,
      performance_id, performance_at, vat_rate, vat_exemption, currency, amount_minor, vat_minor)
    select journal.id, position, journal.order_id, journal.payment_id, journal.refund_id, journal.at, ${way.kind}, ${way.provider},
      offer_id, kind, event_id, performance_id, performance_at, vat_rate, vat_exemption, journal.currency, given.amount_minor, vat_minor
    from journal
    cross join jsonb_to_recordset(${JSON.stringify(given)}) as given (position integer, offer_id text, kind text, event_id integer,
      performance_id integer, performance_at timestamptz, vat_rate integer, vat_exemption text, amount_minor bigint, vat_minor bigint)
    where journal.id = ${journalId}`);
}

const taskRow = ({ deduplicationKey, kind, orderId, payload = {}, mailbox, at, dueAt = at }: NewTask) => ({
  deduplication_key: deduplicationKey,
  kind,
  order_id: orderId,
  payload,
  mailbox,
  at,
  due_at: dueAt,
});

/** What was not told yet is not to be told any more. */
export async function dropTasks(tx: Tx, orderId: string, kind: OutboxKind, at: Date): Promise<void> {
  await tx.query(sql`
    update outbox
    set done_at = ${at}
    where order_id = ${orderId} and kind = ${kind} and done_at is null`);
}
