import { join } from 'node:path';
import { openEmbedded } from '@parterre/api/database/embedded/embedded-database';
import pg from 'pg';

/** Lets the hour at which a gift card is to be mailed be now: nobody waits for it until next year. */
export async function bringDeliveryForward(dataFolder: string, orderNumber: number): Promise<void> {
  await using undo = new AsyncDisposableStack();
  const database = await openEmbedded(join(dataFolder, 'postgres'));
  undo.defer(() => database.close());
  const client = new pg.Client({ connectionString: await database.url('parterre') });
  await client.connect();
  undo.defer(() => client.end());
  await client.query(
    `update outbox set due_at = now()
     where kind = 'gift_card' and done_at is null and order_id = (select id from orders where number = $1)`,
    [orderNumber],
  );
}
