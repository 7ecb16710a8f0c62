import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bareDatabase, type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { brokenInvariants } from '../../testing/broken-invariants.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import type { Db } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { sql } from '../sql.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const { api, ordered, begin, bank, bankId, read, now } = orderFixture();

let folder: string;
let restored: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-backup-'));
  restored = await testDatabase();
});
afterAll(async () => {
  await restored.close();
  await rm(folder, { recursive: true });
});

const backup = async (name: string) => {
  const path = join(folder, name);
  await writeBackup(api().database.url, createWriteStream(path));
  return path;
};
const restore = (path: string, into = restored.url) => readBackup(into, createReadStream(path));

async function contents(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.query(sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'functions', 'stock_seats')
    order by relname`);
  const entries = tables.map(async ({ name }) => {
    const { rows } = await db.query(
      sql<{
        row: string;
      }>`select t::text as row from ${sql.ref(name)} as t order by 1`,
    );
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function sell() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

it('what was stored is there again, adds up, and goes on', async () => {
  await sell();
  await ordered();
  await api().database.db.query(sql`update orders set name = ${'tab\t "\\N" \\. \r\n \\'}`);
  await restore(await backup('whole'));
  expect(await contents(restored.db)).toEqual(await contents(api().database.db));
  expect(await brokenInvariants(restored.db, now())).toEqual([]);
  const next = sql<{ next: number }>`select nextval(pg_get_serial_sequence('orders', 'number')) as next`;
  const [here, there] = [await api().database.db.query(next), await restored.db.query(next)];
  expect(there.rows).toEqual(here.rows);
});

it('what was booked before its day was closed is booked there again', async () => {
  await sell();
  await api().database.db.query(sql`
    insert into closed_periods (closed_before, last_day, closed_at, closed_by, totals)
    values (${new Date(now().getTime() + 3_600_000)}, '2026-12-01', ${now()}, 'anna', '[]')`);
  const empty = await testDatabase();
  await restore(await backup('closed'), empty.url);
  const booked = async (db: Db) => (await contents(db)).journal_parts;
  expect(await booked(empty.db)).toEqual(await booked(api().database.db));
  expect(await booked(empty.db)).toHaveLength(2);
  await empty.close();
});

it('a backup that is taken while tickets are being sold adds up', async () => {
  const empty = await testDatabase();
  const [path] = await Promise.all([backup('busy'), sell(), sell()]);
  await restore(path, empty.url);
  expect(await brokenInvariants(empty.db, now())).toEqual([]);
  await empty.close();
});

it('a new database gets the functions of the version that restores it', async () => {
  const bare = await bareDatabase();
  await restore(await backup('functions'), bare.url);
  const functions = sql`select name, checksum, is_retired from functions order by name`;
  expect((await bare.db.query(functions)).rows).toEqual((await api().database.db.query(functions)).rows);
  expect(await migrate(bare.url)).toEqual([]);
  await bare.close();
});

it('a database that has something is left alone', async () => {
  await expect(restore(await backup('again'))).rejects.toThrow('The database is not empty');
});

it('what is no whole backup is refused, and leaves nothing', async () => {
  const empty = await testDatabase();
  const whole = await readFile(await backup('cut'));
  const cut = join(folder, 'half');
  await writeFile(cut, whole.subarray(0, whole.length - 200));
  await expect(restore(cut, empty.url)).rejects.toThrow('This backup is not whole');
  expect((await empty.db.query(sql`select 1 from landings`)).rows).toEqual([]);
  await expect(readBackup(empty.url, Readable.from('nonsense'))).rejects.toThrow('not whole');
  await empty.close();
});
