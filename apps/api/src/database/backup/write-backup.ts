import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { selectMigrations } from '../migrate.queries.ts';
import { type BackupHead, type BackupPart, endOfRows } from './backup-format.ts';
import { inOrder } from './in-order.ts';
import { isCluster, quoted, selectSequences, selectTables } from './tables.queries.ts';

/** Writes all that is stored as it is at one moment, while the system goes on. Answers how many tables that is. */
export async function writeBackup(databaseUrl: string, target: Writable): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'parterre backup' });
  await client.connect();
  const packed = createGzip();
  packed.pipe(target);
  const finished = once(target, 'finish');
  const say = (part: BackupHead | BackupPart) => void packed.write(`${JSON.stringify(part)}\n`);
  try {
    await beginSnapshot(client, databaseUrl);
    const migrations = await selectMigrations(client);
    say({ format: 'parterre-backup', version: 1, taken_at: new Date().toISOString(), migrations });
    const tables = inOrder(await selectTables(client));
    for (const { name, columns } of tables) {
      say({ table: name, columns });
      await copyRows(client, `copy ${quoted(name)} (${columns.join()}) to stdout`, packed);
      packed.write(`${endOfRows}\n`);
    }
    // They do not belong to the moment: read last, they are ahead of every row.
    for (const sequence of await selectSequences(client)) say(sequence);
    say({ tables: tables.length });
    packed.end();
    await finished;
    return tables.length;
  } finally {
    await client.end();
  }
}

/**
 * On a cluster each worker takes its snapshot when it is first asked, over one connection to each: they are of one moment if
 * nobody who changes stock together with baskets or orders can commit meanwhile.
 */
async function beginSnapshot(client: pg.Client, databaseUrl: string): Promise<void> {
  const begin = 'begin transaction isolation level repeatable read, read only';
  if (!(await isCluster(client))) return void (await client.query(begin));
  await client.query('set citus.max_adaptive_executor_pool_size = 1');
  const gate = new pg.Client({ connectionString: databaseUrl, application_name: 'parterre backup' });
  await gate.connect();
  try {
    await gate.query('begin');
    await gate.query('lock table baskets, orders in share mode');
    await client.query(begin);
    await client.query('select count(*) from performances');
  } finally {
    // With it goes the lock.
    await gate.end();
  }
}

async function copyRows(client: pg.Client, statement: string, target: Writable): Promise<void> {
  for await (const chunk of client.query(copyTo(statement)))
    if (!target.write(chunk)) await once(target, 'drain');
}
