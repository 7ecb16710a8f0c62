import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface TicketRecord {
  readonly event_id: number;
  readonly id: string;
  readonly date_id: number;
  readonly zone: string;
  readonly seat: number | null;
  readonly unit: number;
  readonly order_id: string;
  readonly line_id: string;
  readonly number: string;
  readonly code: string;
  readonly issued_at: Date;
  readonly revoked_at: Date | null;
}

export type NewTicket = Omit<TicketRecord, 'revoked_at'>;

/** All of one event. */
export async function insertTickets(tx: Tx, tickets: readonly NewTicket[]): Promise<void> {
  await tx.query(sql`
    /* insert_tickets */
    insert into tickets (event_id, id, date_id, zone, seat, unit, order_id, line_id, number, code, issued_at)
    select event_id, id, date_id, zone, seat, unit, order_id, line_id, number, code, issued_at
    from jsonb_to_recordset(${JSON.stringify(tickets)}) as given (event_id integer, id uuid, date_id integer, zone text,
      seat integer, unit integer, order_id uuid, line_id text, number text, code text, issued_at timestamptz)`);
}

export async function selectTickets(
  db: Db | Tx,
  eventId: number,
  orderId: string,
): Promise<readonly TicketRecord[]> {
  const { rows } = await db.query(sql<TicketRecord>`
    select event_id, id, date_id, zone, seat, unit, order_id, line_id, number, code, issued_at, revoked_at
    from tickets
    where event_id = ${eventId} and order_id = ${orderId}
    order by date_id, zone, unit, issued_at`);
  return rows;
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

interface PerformanceRow {
  readonly started_at: Date;
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  /** Null when there is no such ticket. */
  readonly is_revoked: boolean | null;
}

/** A performance as it stands today, with what its books say of the ticket of this number. */
export async function selectPerformanceOfTicket(
  db: Db,
  { eventId, dateId, number }: { readonly eventId: number; readonly dateId: number; readonly number: string },
): Promise<PerformanceRow | undefined> {
  const { rows } = await db.query(sql<PerformanceRow>`
    select dates.started_at, dates.status,
      case when tickets.id is not null then tickets.revoked_at is not null end as is_revoked
    from event_dates as dates
    left join tickets
      on tickets.event_id = ${eventId} and tickets.date_id = dates.id and tickets.number = ${number}
    where dates.event_id = ${eventId} and dates.id = ${dateId}`);
  return rows[0];
}
