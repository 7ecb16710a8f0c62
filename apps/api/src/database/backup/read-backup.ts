import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pipeline, type Readable, type Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartFault } from '../../start-fault.ts';
import { migrate, migrateTables } from '../migrate.ts';
import { readScripts, type Scripts } from '../scripts.ts';
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
  const head = readHead(await nextLine(lines));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'parterre restore' });
  await client.connect();
  try {
    await migrateTables(databaseUrl, scriptsThen(head, await readScripts()));
    await refuseFull(client);
    await client.query('begin');
    // Triggers that decide on new rows leave those alone that were decided on when they were new.
    await client.query("set local parterre.is_restoring = 'on'");
    for (const table of filledByMigrations) await client.query(`delete from ${quoted(table)}`);
    await fill(client, lines);
    await client.query('commit');
    await client.query('analyze');
    await migrate(databaseUrl);
    return head.taken_at;
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, lines: Lines): Promise<void> {
  for (let filled = 0; ; ) {
    const part: BackupPart = JSON.parse(await nextLine(lines));
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
  for (let line = await nextLine(lines); line !== endOfRows; line = await nextLine(lines))
    if (!target.write(`${line}\n`)) await Promise.race([once(target, 'drain'), copied]);
  target.end();
  await copied;
}

async function nextLine(lines: Lines): Promise<string> {
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

/** The migrations that had run then. */
function scriptsThen({ migrations }: BackupHead, scripts: Scripts): Scripts {
  const known = new Map(scripts.migrations.map((migration) => [migration.name, migration]));
  const then = migrations.map(({ name, checksum }) => {
    const found = known.get(name);
    if (found?.checksum === checksum) return found;
    throw new StartFault(
      `The backup was taken with ${name} of another version. Restore it with that version.`,
    );
  });
  return { migrations: then, functions: scripts.functions };
}

async function refuseFull(client: pg.Client): Promise<void> {
  for (const { name } of await selectTables(client))
    if (!filledByMigrations.includes(name) && (await hasRows(client, name)))
      throw new StartFault(`The database is not empty (${name} has rows). Restore into a new one.`);
}
