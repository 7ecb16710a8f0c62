import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export async function selectTakesInvoices(db: Db, landingId: number): Promise<boolean> {
  const { rows } = await db.query(sql<{ invoices: boolean }>`
    select invoices from landings where id = ${landingId}`);
  return rows[0]?.invoices ?? false;
}
