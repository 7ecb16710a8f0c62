import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

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
  await sql`
    /* insert_tickets */
    insert into tickets (event_id, id, date_id, zone, seat, unit, order_id, line_id, number, code, issued_at)
    select event_id, id, date_id, zone, seat, unit, order_id, line_id, number, code, issued_at
    from jsonb_to_recordset(${JSON.stringify(tickets)}) as given (event_id integer, id uuid, date_id integer, zone text,
      seat integer, unit integer, order_id uuid, line_id text, number text, code text, issued_at timestamptz)`.execute(
    tx,
  );
}

export async function selectTickets(
  db: Db | Tx,
  eventId: number,
  orderId: string,
): Promise<readonly TicketRecord[]> {
  const { rows } = await sql<TicketRecord>`
    select event_id, id, date_id, zone, seat, unit, order_id, line_id, number, code, issued_at, revoked_at
    from tickets
    where event_id = ${eventId} and order_id = ${orderId}
    order by date_id, zone, unit, issued_at`.execute(db);
  return rows;
}

export async function revokeTickets(
  tx: Tx,
  eventId: number,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update tickets
    set revoked_at = ${at}
    where event_id = ${eventId} and id = any(${ids}::uuid[]) and revoked_at is null`.execute(tx);
}

/** Whether the ticket of an event with this number is revoked; undefined when there is no such ticket. */
export async function selectIsRevoked(db: Db, eventId: number, number: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_revoked: boolean }>`
    select revoked_at is not null as is_revoked
    from tickets
    where event_id = ${eventId} and number = ${number}`.execute(db);
  return rows[0]?.is_revoked;
}
