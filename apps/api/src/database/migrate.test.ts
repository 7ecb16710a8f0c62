import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { readScripts } from './scripts.ts';
import { sql } from './sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const { migrations, functions } = await readScripts();
const extra = (name: string, text: string) => ({ name, text, checksum: text });
const withMigration = (name: string, text: string) => ({
  migrations: [...migrations, extra(name, text)],
  functions,
});

it('processes that start together migrate once', async () => {
  const scripts = {
    migrations: [...migrations, extra('9000-once.sql', 'create table once (id int primary key);')],
    functions: [
      ...functions,
      extra(
        'once-only.sql',
        'create or replace function once_only() returns int language sql as $$ select 1 $$;',
      ),
    ],
  };
  const starters = await Promise.all([1, 2, 3].map(() => migrate(database.url, scripts)));
  expect(starters.flat()).toEqual(['9000-once.sql', 'functions/once-only.sql']);
  await database.db.query(sql`delete from migrations where name = '9000-once.sql'`);
  await database.db.query(sql`truncate replaced_function_sets`);
});

it('a migration that fails half way leaves nothing of itself', async () => {
  const broken = withMigration('9001-broken.sql', 'create table half (id int); select nonsense;');
  await expect(migrate(database.url, broken)).rejects.toThrow('9001-broken.sql failed at: select nonsense');
  const { rows } = await database.db.query(sql<{ half: string | null }>`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

it('refuses a database that a newer version has migrated', async () => {
  await database.db.query(sql`insert into migrations (name, checksum) values ('9999-future.sql', 'x')`);
  await expect(migrate(database.url)).rejects.toThrow('Start the newer version');
  await database.db.query(sql`delete from migrations where name = '9999-future.sql'`);
});

it('refuses a migration that was edited after it ran', async () => {
  await migrate(database.url, withMigration('9002-edited.sql', 'select 1;'));
  await expect(migrate(database.url, withMigration('9002-edited.sql', 'select 2;'))).rejects.toThrow(
    '9002-edited.sql has changed',
  );
  await database.db.query(sql`delete from migrations where name = '9002-edited.sql'`);
});

it('gives up on a lock that somebody holds, so that nobody waits behind it', async () => {
  const other = connect(database.url);
  const scripts = withMigration('9003-locked.sql', 'alter table labels add column extra int;');
  await other.transaction(async (tx) => {
    await tx.query(sql`select 1 from labels`);
    await expect(migrate(database.url, scripts)).rejects.toThrow('9003-locked.sql failed');
  });
  await other.destroy();
});
