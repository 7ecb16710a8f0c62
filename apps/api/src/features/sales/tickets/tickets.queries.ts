import { commitInTwoPhases } from '../../../database/commit-in-two-phases.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface TicketRecord {
  readonly event_id: number;
  readonly id: string;
  readonly performance_id: number;
  readonly zone: string;
  readonly seat: number | null;
  readonly unit: number;
  readonly order_id: string;
  readonly offer_id: string;
  readonly number: string;
  readonly code: string;
  readonly issued_at: Date;
  readonly revoked_at: Date | null;
}

export type NewTicket = Omit<TicketRecord, 'revoked_at'>;

/** All of one event. */
export function insertTickets(tx: Tx, tickets: readonly NewTicket[]): void {
  tx.queue(sql`
    /* insert_tickets */
    insert into tickets (event_id, id, performance_id, zone, seat, unit, order_id, offer_id, number, code, issued_at)
    select event_id, id, performance_id, zone, seat, unit, order_id, offer_id, number, code, issued_at
    from jsonb_to_recordset(${JSON.stringify(tickets)}) as given (event_id integer, id uuid, performance_id integer, zone text,
      seat integer, unit integer, order_id uuid, offer_id text, number text, code text, issued_at timestamptz)`);
}

export async function selectTickets(
  db: Db | Tx,
  eventId: number,
  orderId: string,
): Promise<readonly TicketRecord[]> {
  const { rows } = await db.query(sql<TicketRecord>`
    select event_id, id, performance_id, zone, seat, unit, order_id, offer_id, number, code, issued_at, revoked_at
    from tickets
    where event_id = ${eventId} and order_id = ${orderId} and replaced_at is null
    order by performance_id, zone, unit, issued_at`);
  return rows;
}

export interface TicketKey {
  readonly eventId: number;
  readonly performanceId: number;
  readonly number: string;
}

export async function selectTicket(
  db: Db,
  { eventId, performanceId, number }: TicketKey,
): Promise<TicketRecord | undefined> {
  const { rows } = await db.query(sql<TicketRecord>`
    select event_id, id, performance_id, zone, seat, unit, order_id, offer_id, number, code, issued_at, revoked_at
    from tickets
    where event_id = ${eventId} and performance_id = ${performanceId} and number = ${number}`);
  return rows[0];
}

export async function selectTicketById(
  db: Db,
  eventId: number,
  id: string,
): Promise<TicketRecord | undefined> {
  const { rows } = await db.query(sql<TicketRecord>`
    select event_id, id, performance_id, zone, seat, unit, order_id, offer_id, number, code, issued_at, revoked_at
    from tickets
    where event_id = ${eventId} and id = ${id}`);
  return rows[0];
}

export async function revokeTickets(
  tx: Tx,
  eventId: number,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query(sql`
    update tickets
    set revoked_at = ${at}
    where event_id = ${eventId} and id = any(${ids}::uuid[]) and revoked_at is null`);
}

/** They open no door any more, and are shown to nobody: others stand for them. All of one event. */
export async function updateReplaced(
  tx: Tx,
  eventId: number,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await commitInTwoPhases(tx);
  await tx.query(sql`
    update tickets set revoked_at = ${at}, replaced_at = ${at} where event_id = ${eventId} and id = any(${ids}::uuid[])`);
}

/** Which of these tickets somebody was let in with, unless that was taken back at the door. */
export async function selectUsed(
  db: Db | Tx,
  eventId: number,
  tickets: readonly Pick<TicketRecord, 'performance_id' | 'number'>[],
): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ number: string }>`
    select distinct scans.number
    from door_scans as scans
    left join door_scans as undo on undo.event_id = ${eventId} and undo.undoes = scans.id
    where scans.event_id = ${eventId} and scans.performance_id = any(${tickets.map((one) => one.performance_id)}::integer[])
      and scans.number = any(${tickets.map((one) => one.number)}::text[]) and scans.verdict = 'admitted' and undo.id is null`);
  return rows.map(({ number }) => number);
}

interface PerformanceRow {
  readonly started_at: Date;
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  /** Null when there is no such ticket. */
  readonly is_revoked: boolean | null;
}

/** A performance as it stands today, with what its books say of the ticket of this number. */
export async function selectPerformanceOfTicket(
  db: Db,
  { eventId, performanceId, number }: TicketKey,
): Promise<PerformanceRow | undefined> {
  const { rows } = await db.query(sql<PerformanceRow>`
    select performances.started_at, performances.status,
      case when tickets.id is not null then tickets.revoked_at is not null end as is_revoked
    from performances
    left join tickets
      on tickets.event_id = ${eventId} and tickets.performance_id = performances.id and tickets.number = ${number}
    where performances.event_id = ${eventId} and performances.id = ${performanceId}`);
  return rows[0];
}
