import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { connect } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const extra = (name: string, script: string) => ({ name, script, checksum: script });

test('processes that start together migrate once', async () => {
  const known = [
    ...(await readMigrations()),
    extra('9000-once.sql', 'create table once (id int primary key);'),
  ];
  const starters = await Promise.all(
    [1, 2, 3].map(async () => {
      const db = connect(database.url);
      return migrate(db, known).finally(() => db.destroy());
    }),
  );
  expect(starters.flat()).toEqual(['9000-once.sql']);
  await sql`delete from migrations where name = '9000-once.sql'`.execute(database.db);
});

test('a migration that fails half way leaves nothing of itself', async () => {
  const broken = extra('9001-broken.sql', 'create table half (id int);\n\nselect nonsense;\n');
  await expect(migrate(database.db, [...(await readMigrations()), broken])).rejects.toThrow(
    '9001-broken.sql failed at: select nonsense',
  );
  const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(
    database.db,
  );
  expect(rows).toEqual([{ half: null }]);
});

test('refuses a database that a newer version has migrated', async () => {
  await sql`insert into migrations (name, checksum) values ('9999-future.sql', 'x')`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow('Start the newer version');
  await sql`delete from migrations where name = '9999-future.sql'`.execute(database.db);
});

test('refuses a migration that was edited after it ran', async () => {
  const known = [...(await readMigrations()), extra('9002-edited.sql', 'select 1;')];
  await migrate(database.db, known);
  await expect(
    migrate(database.db, [...known.slice(0, -1), extra('9002-edited.sql', 'select 2;')]),
  ).rejects.toThrow('9002-edited.sql has changed');
  await sql`delete from migrations where name = '9002-edited.sql'`.execute(database.db);
});

test('gives up on a lock that somebody holds, so that nobody waits behind it', {
  timeout: 20_000,
}, async () => {
  const other = connect(database.url);
  const known = [
    ...(await readMigrations()),
    extra('9003-locked.sql', 'alter table labels add column extra int;'),
  ];
  await other.transaction().execute(async (tx) => {
    await sql`select 1 from labels`.execute(tx);
    await expect(migrate(database.db, known)).rejects.toThrow('9003-locked.sql failed');
  });
  await other.destroy();
});
