import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** A ticket that its buyer has handed to another person. */
export interface TransferRow {
  readonly id: string;
  readonly order_id: string;
  readonly event_id: number;
  /** Of the ticket that the buyer gave up. */
  readonly given_number: string;
  /** The one that the person has. */
  readonly ticket_id: string;
  readonly number: string;
  /** Empty once they have been forgotten. */
  readonly name: string;
  readonly email: string;
  readonly at: Date;
  readonly ended_at: Date | null;
}

const columns = sql`id, order_id, event_id, given_number, ticket_id, number, name, email, at, ended_at`;

/** Of an order, all that there ever were. */
export async function selectTransfers(db: Db | Tx, orderId: string): Promise<readonly TransferRow[]> {
  const { rows } = await db.query(sql<TransferRow>`
    select ${columns} from ticket_transfers where order_id = ${orderId} order by at, id`);
  return rows;
}

export async function selectTransfer(db: Db | Tx, id: string): Promise<TransferRow | undefined> {
  const { rows } = await db.query(sql<TransferRow>`
    select ${columns} from ticket_transfers where id = ${id}`);
  return rows[0];
}

export type NewTransfer = Omit<TransferRow, 'ended_at'>;

export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<void> {
  const { id, order_id, event_id, given_number, ticket_id, number, name, email, at } = transfer;
  await tx.query(sql`
    insert into ticket_transfers (id, order_id, event_id, given_number, ticket_id, number, name, email, at)
    values (${id}, ${order_id}, ${event_id}, ${given_number}, ${ticket_id}, ${number}, ${name}, ${email}, ${at})`);
}

export async function updateHolderName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.query(sql`update ticket_transfers set name = ${name} where id = ${id}`);
}

/** Another ticket stands for the one that the person has. Undefined when the buyer has it. */
export async function updateHeldTicket(
  tx: Tx,
  ticketId: string,
  made: { readonly id: string; readonly number: string },
): Promise<TransferRow | undefined> {
  const { rows } = await tx.query(sql<TransferRow>`
    update ticket_transfers
    set ticket_id = ${made.id}, number = ${made.number}
    where ticket_id = ${ticketId} and ended_at is null
    returning ${columns}`);
  return rows[0];
}

export async function updateEnded(
  tx: Tx,
  ticketIds: readonly string[],
  at: Date,
): Promise<readonly TransferRow[]> {
  const { rows } = await tx.query(sql<TransferRow>`
    update ticket_transfers
    set ended_at = ${at}
    where ticket_id = any(${ticketIds}::uuid[]) and ended_at is null
    returning ${columns}`);
  return rows;
}
