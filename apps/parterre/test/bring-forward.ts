import { join } from 'node:path';
import { openEmbedded } from '@parterre/api/database/embedded/embedded-database';
import pg from 'pg';

/** Lets the time of a scheduled draft be now: nobody waits for it until next year. */
export async function bringForward(dataFolder: string, draftId: string): Promise<void> {
  await using undo = new AsyncDisposableStack();
  const database = await openEmbedded(join(dataFolder, 'postgres'));
  undo.defer(() => database.close());
  const client = new pg.Client({ connectionString: await database.url('parterre') });
  await client.connect();
  undo.defer(() => client.end());
  await client.query('update drafts set publish_at = now() where id = $1', [draftId]);
}
