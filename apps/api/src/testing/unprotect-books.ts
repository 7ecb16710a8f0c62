import type { Db } from '../database/connect.ts';
import { sql } from '../database/sql.ts';

/** Tests alone empty what is only ever added to. */
export async function unprotectBooks(db: Db): Promise<void> {
  await db.query(sql`alter table journal disable trigger reject_journal_change`);
  await db.query(sql`alter table journal_parts disable trigger reject_journal_change`);
  await db.query(sql`alter table closed_periods disable trigger reject_journal_change`);
}

export async function protectBooks(db: Db): Promise<void> {
  await db.query(sql`alter table journal enable trigger reject_journal_change`);
  await db.query(sql`alter table journal_parts enable trigger reject_journal_change`);
  await db.query(sql`alter table closed_periods enable trigger reject_journal_change`);
}
