import { join } from 'node:path';
import { openEmbedded } from '@parterre/api/database/embedded/embedded-database';
import pg from 'pg';

/**
 * Puts all money of an order on the books of the month before this one. Nobody else can: the books are only ever added to, by the
 * clock of the database.
 */
export async function putInLastMonth(dataFolder: string, orderNumber: number): Promise<void> {
  await using undo = new AsyncDisposableStack();
  const database = await openEmbedded(join(dataFolder, 'postgres'));
  undo.defer(() => database.close());
  const client = new pg.Client({ connectionString: await database.url('parterre') });
  await client.connect();
  undo.defer(() => client.end());
  const middle = `date_trunc('month', now()) - interval '2 weeks'`;
  const order = '(select id from orders where number = $1)';
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`update journal set at = ${middle} where order_id = ${order}`, [orderNumber]);
  await client.query(`update journal_parts set booked_at = ${middle} where order_id = ${order}`, [
    orderNumber,
  ]);
  await client.query('commit');
}
