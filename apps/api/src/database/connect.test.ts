import { expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { connect } from './connect.ts';
import { sql } from './sql.ts';

it('a statement with a name is prepared once for a connection, others are not', async () => {
  const database = await testDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  for (const number of [1, 2])
    expect((await db.query(sql`/* doubled */ select ${number}::integer * 2 as doubled`)).rows).toEqual([
      { doubled: number * 2 },
    ]);
  await db.query(sql`select ${1}::integer`);
  const { rows } = await db.query(sql`select name from pg_prepared_statements`);
  expect(rows).toEqual([{ name: 'doubled' }]);
  await db.destroy();
  await database.close();
});

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;

it('a statement that is refused leaves its connection to the next one', async () => {
  const database = await testDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  const { rows: before } = await db.query(backend);
  await expect(db.query(sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' });
  expect((await db.query(backend)).rows).toEqual(before);
  await db.destroy();
  await database.close();
});

it('what is thrown in a transaction undoes it, and what is returned is kept', async () => {
  const database = await testDatabase();
  const { db } = database;
  await db.query(sql`create table kept (number integer)`);
  const add = (number: number) => sql`insert into kept values (${number})`;
  const thrown = new Error('no');
  const failing = db.transaction(async (tx) => {
    await tx.query(add(1));
    throw thrown;
  });
  await expect(failing).rejects.toBe(thrown);
  const failingAtOnce = db.transaction((tx) => Promise.all([tx.query(add(2)), tx.query(sql`select 1 / 0`)]));
  await expect(failingAtOnce).rejects.toMatchObject({ code: '22012' });
  expect(await db.transaction((tx) => tx.query(add(3)).then(() => 'done'))).toBe('done');
  const { rows } = await db.query(sql`select number from kept`);
  expect(rows).toEqual([{ number: 3 }]);
  await database.close();
});

it('what is queued is done in its turn before what is waited for, or before the commit', async () => {
  const database = await testDatabase();
  const { db } = database;
  await db.query(sql`create table kept (number integer unique)`);
  const add = (number: number) => sql`insert into kept values (${number})`;
  const count = sql<{ count: number }>`select count(*) as count from kept`;
  const counted = await db.transaction(async (tx) => {
    tx.queue(add(1));
    tx.queue(add(2));
    const { rows } = await tx.query(count);
    tx.queue(add(3));
    return rows;
  });
  expect(counted).toEqual([{ count: 2 }]);
  expect((await db.query(count)).rows).toEqual([{ count: 3 }]);
  await database.close();
});

it('what is queued and fails undoes the transaction, and says why, wherever it is found out', async () => {
  const database = await testDatabase();
  const { db } = database;
  await db.query(sql`create table kept (number integer unique)`);
  const add = (number: number) => sql`insert into kept values (${number})`;
  const atCommit = db.transaction(async (tx) => {
    tx.queue(add(1));
    tx.queue(add(1));
    tx.queue(add(2));
  });
  await expect(atCommit).rejects.toMatchObject({ code: '23505' });
  const before = db.transaction(async (tx) => {
    tx.queue(sql`select 1 / 0`);
    await tx.query(add(3));
  });
  await expect(before).rejects.toMatchObject({ code: '22012' });
  const thrown = db.transaction(async (tx) => {
    tx.queue(add(4));
    throw new Error('no');
  });
  await expect(thrown).rejects.toThrow('no');
  expect((await db.query(sql`select number from kept`)).rows).toEqual([]);
  await database.close();
});

it('a transaction whose connection breaks says why it broke, and the pool goes on with another', async () => {
  const database = await testDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  const broken = db.transaction((tx) => tx.query(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(broken).rejects.toMatchObject({ code: '57P01' });
  expect((await db.query(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  await database.close();
});

it('statements of one turn are answered at once, each with its own rows, and parsed once for a connection', async () => {
  const database = await testDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  const doubled = (number: number) =>
    sql<{ doubled: number }>`/* doubled */ select ${number}::integer * 2 as doubled`;
  const nothing = sql<never>`select where false`;
  for (const numbers of [
    [1, 2],
    [3, 4],
  ]) {
    const answers = await db.transaction((tx) =>
      Promise.all([...numbers.map((number) => tx.query(doubled(number))), tx.query(nothing)]),
    );
    expect(answers.map(({ rows }) => rows)).toEqual([
      ...numbers.map((number) => [{ doubled: number * 2 }]),
      [],
    ]);
  }
  await db.destroy();
  await database.close();
});

it('a statement that was not parsed because one before it failed is parsed when it is sent again', async () => {
  const database = await testDatabase();
  const db = connect(database.url, { maxConnections: 1 });
  const named = sql<{ one: number }>`/* one */ select 1 as one`;
  const failing = db.transaction((tx) => Promise.all([tx.query(sql`select 1 / 0`), tx.query(named)]));
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect((await db.transaction((tx) => tx.query(named))).rows).toEqual([{ one: 1 }]);
  expect((await db.query(named)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  await database.close();
});

it('nothing is sent for a transaction that is over', async () => {
  const database = await testDatabase();
  const { db } = database;
  await db.query(sql`create table kept (number integer)`);
  const add = (number: number) => sql`insert into kept values (${number})`;
  let late: (() => Promise<unknown>) | undefined;
  const failing = db.transaction(async (tx) => {
    late = () => tx.query(add(2));
    // Not waited for: what fails meanwhile undoes it all the same.
    void tx.query(add(1)).catch(() => undefined);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(late?.()).rejects.toThrow('the transaction is over');
  expect((await db.query(sql`select number from kept`)).rows).toEqual([]);
  await database.close();
});
