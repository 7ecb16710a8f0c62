import { CamelCasePlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { connect, runDirectly } from './connect.ts';

test('a statement with a name is prepared once for a connection, others are not', async () => {
  const database = await testDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  for (const number of [1, 2])
    expect((await sql`/* doubled */ select ${number}::integer * 2 as doubled`.execute(db)).rows).toEqual([
      { doubled: number * 2 },
    ]);
  await sql`select ${1}::integer`.execute(db);
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ name: 'doubled' }]);
  await db.destroy();
  await database.close();
});

test('a statement that is run directly is the same on the same connections, however the database was come by', async () => {
  const database = await testDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  const statement = "/* trebled */ select $1::integer * 3 as trebled, current_setting('jit') as jit";
  for (const through of [db, db, db.withPlugin(new CamelCasePlugin())])
    expect(await runDirectly(through, statement, [2])).toEqual([{ trebled: 6, jit: 'off' }]);
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ name: 'trebled' }]);
  await db.destroy();
  await database.close();
});
