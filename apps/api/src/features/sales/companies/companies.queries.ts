import type { Company } from '@parterre/domain/contact/check-company';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { queueSearchWords } from '../order/order-search.queries.ts';

/** Whether money of an order stands in a period whose books are closed. */
export async function selectIsInClosedBooks(db: Db | Tx, orderId: string): Promise<boolean> {
  const { rows } = await db.query(sql<{ is_in_closed_books: boolean }>`
    select exists (
      select
      from journal_parts
      where order_id = ${orderId} and booked_at < (select max(closed_before) from closed_periods)) as is_in_closed_books`);
  return rows[0]?.is_in_closed_books ?? false;
}

export function updateCompany(tx: Tx, orderId: string, company: Company | null): void {
  tx.queue(sql`
    update orders set company = ${company && JSON.stringify(company)}::jsonb where id = ${orderId}`);
  queueSearchWords(tx, orderId);
}
