import { money } from '@parterre/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

interface EntryRow {
  readonly at: Date;
  readonly what: string;
  readonly amount_minor: number | null;
  readonly currency: string | null;
}

export async function selectEntries(db: Db, orderId: string) {
  const { rows } = await sql<EntryRow>`
    select at, what, amount_minor, currency from journal where order_id = ${orderId} order by id`.execute(db);
  return rows.map(({ at, what, amount_minor, currency }) => ({
    at,
    what,
    amount: amount_minor !== null && currency !== null ? money(amount_minor, currency) : undefined,
  }));
}
