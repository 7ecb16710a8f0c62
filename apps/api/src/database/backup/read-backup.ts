import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pipeline, type Readable, type Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartFault } from '../../start-fault.ts';
import { connect } from '../connect.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { type BackupHead, type BackupPart, endOfRows } from './backup-format.ts';
import { hasRows, quoted, selectTables } from './tables.queries.ts';

type Lines = AsyncIterator<string>;

/** Their first rows come with the tables. */
const filledByMigrations = ['catalogue', 'labels'];

/** Fills an empty database from a backup, all of it or nothing, and brings it up to date. Answers when it was taken. */
export async function readBackup(databaseUrl: string, source: Readable): Promise<string> {
  const unpacked = createGunzip();
  // A broken file ends the lines with its error, which is told below.
  pipeline(source, unpacked, () => undefined);
  const lines = createInterface({ input: unpacked, crlfDelay: 0 })[Symbol.asyncIterator]();
  const head = readHead(await nextOf(lines));
  const db = connect(databaseUrl, { maxConnections: 1 });
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'parterre restore' });
  await client.connect();
  try {
    await migrate(db, await migrationsOf(head));
    await refuseFull(client);
    await client.query('begin');
    for (const table of filledByMigrations) await client.query(`delete from ${quoted(table)}`);
    await fill(client, lines);
    await client.query('commit');
    await client.query('analyze');
    await migrate(db);
    return head.taken_at;
  } finally {
    await client.end();
    await db.destroy();
  }
}

async function fill(client: pg.Client, lines: Lines): Promise<void> {
  for (let filled = 0; ; ) {
    const part: BackupPart = JSON.parse(await nextOf(lines));
    if ('tables' in part) {
      if (part.tables !== filled) throw cutShort();
      return;
    }
    if ('sequence' in part) {
      await client.query('select setval($1, $2, $3)', [quoted(part.sequence), part.value, part.is_called]);
      continue;
    }
    const rows = client.query(copyFrom(`copy ${quoted(part.table)} (${part.columns.join()}) from stdin`));
    await copyRows(lines, rows);
    filled += 1;
  }
}

async function copyRows(lines: Lines, target: Writable): Promise<void> {
  const copied = once(target, 'finish');
  // Told below, unless the lines end first: then that is what is told.
  copied.catch(() => undefined);
  for (let line = await nextOf(lines); line !== endOfRows; line = await nextOf(lines))
    if (!target.write(`${line}\n`)) await Promise.race([once(target, 'drain'), copied]);
  target.end();
  await copied;
}

async function nextOf(lines: Lines): Promise<string> {
  const { value, done } = await lines.next().catch(() => ({ value: '', done: true }));
  if (done) throw cutShort();
  return value;
}

const cutShort = () => new StartFault('This backup is not whole. Nothing was restored; take another one.');

function readHead(line: string): BackupHead {
  try {
    const head: BackupHead = JSON.parse(line);
    if (head.format === 'parterre-backup' && head.version === 1) return head;
  } catch {
    // Told below: whatever it is, it is no backup of ours.
  }
  throw new StartFault('This file is not a backup of Parterre.');
}

/** The tables as they were then. */
async function migrationsOf({ migrations }: BackupHead) {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const found = known.get(name);
    if (found?.checksum === checksum) return found;
    throw new StartFault(
      `The backup was taken with ${name} of another version. Restore it with that version.`,
    );
  });
}

async function refuseFull(client: pg.Client): Promise<void> {
  for (const { name } of await selectTables(client))
    if (!filledByMigrations.includes(name) && (await hasRows(client, name)))
      throw new StartFault(`The database is not empty (${name} has rows). Restore into a new one.`);
}
