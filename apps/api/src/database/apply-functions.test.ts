import { afterEach, beforeEach, expect, it } from 'vitest';
import { isCluster, type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { readScripts } from './scripts.ts';
import { sql } from './sql.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const own = await readScripts();
const script = (name: string, text: string) => ({ name, text, checksum: text });
/** A function of one integer that answers what the expression says. */
const add = (expression: string, signature = 'add_some(x integer) returns integer') =>
  script(
    `${/^\w+/.exec(signature)?.[0].replaceAll('_', '-')}.sql`,
    `create or replace function ${signature} language sql immutable as $$ select ${expression} $$;`,
  );
const apply = (functions: ReturnType<typeof script>[], ...migrations: ReturnType<typeof script>[]) =>
  migrate(database.url, {
    migrations: [...own.migrations, ...migrations],
    functions: [...own.functions, ...functions],
  });

async function value<Value>(expression: string): Promise<Value> {
  const { rows } = await database.db.query(sql<{ value: Value }>`select ${sql.raw(expression)} as value`);
  return rows[0]?.value as Value;
}
const signatures = (name: string) =>
  value<string[]>(`array(select oid::regprocedure::text from pg_proc where proname = '${name}')`);

it('a function whose file has changed is applied again, and no other', async () => {
  expect(await apply([add('x + 1')])).toEqual(['functions/add-some.sql']);
  expect(await apply([add('x + 1')])).toEqual([]);
  const before = await value<string>(`(select xmin::text from pg_proc where proname = 'change_basket')`);
  expect(await apply([add('x + 2')])).toEqual(['functions/add-some.sql']);
  expect(await value('add_some(1)')).toBe(3);
  expect(await value(`(select xmin::text from pg_proc where proname = 'change_basket')`)).toBe(before);
});

const other = (expression: string) => add(expression, 'another() returns integer');

it('a function that this version no longer has serves the version before, and goes with the next change', async () => {
  await apply([add('x + 1'), other('1')]);
  expect(await apply([other('1')])).toEqual([]);
  expect(await apply([other('1')])).toEqual([]);
  expect(await value('add_some(1)')).toBe(2);
  expect(await apply([other('2')])).toEqual(['functions/another.sql', 'functions/add-some.sql (dropped)']);
  expect(await signatures('add_some')).toEqual([]);
});

it('a retired function that comes back is one like any other', async () => {
  await apply([add('x + 1'), other('1')]);
  await apply([other('1')]);
  expect(await apply([add('x + 2'), other('1')])).toEqual(['functions/add-some.sql']);
  expect(await apply([add('x + 2'), other('1')])).toEqual([]);
  await apply([add('x + 2'), other('2')]);
  expect(await value('add_some(1)')).toBe(3);
});

it.each([
  ['parameters', 'add_some(x bigint, y bigint) returns integer', 'add_some(bigint,bigint)'],
  ['names of parameters', 'add_some(y integer) returns integer', 'add_some(integer)'],
  ['result', 'add_some(x integer) returns text', 'add_some(integer)'],
])('a function with other %s takes the place of the old one', async (_what, signature, expected) => {
  await apply([add('x + 1')]);
  await apply([add('3', signature)]);
  expect(await signatures('add_some')).toEqual([expected]);
});

const indexed = script('9000-indexed.sql', 'create index labels_by_sum on labels (add_some(id));');

it('tables of the same version may name a new function, and functions its tables', async () => {
  const reader = add('max(id) from added', 'newest_added() returns integer');
  const table = script('9001-added.sql', 'create table added (id integer check (add_some(id) > 1));');
  expect(await apply([add('x + 1'), reader], table)).toEqual([
    '9001-added.sql',
    'functions/add-some.sql',
    'functions/newest-added.sql',
  ]);
});

// Citus finds another of the objects first that depend on it.
it.skipIf(isCluster())('what an index was made with is not changed under it, nor dropped', async () => {
  await apply([add('x + 1')], indexed);
  const advice = 'Give the new function another name';
  await expect(apply([add('x + 2')], indexed)).rejects.toThrow(
    `add-some.sql has changed, but index labels_by_sum keeps what it answered. ${advice}`,
  );
  await expect(apply([add('3', 'add_some(x integer) returns text')], indexed)).rejects.toThrow(
    `index labels_by_sum depends on function add_some(integer). ${advice}`,
  );
  expect(await value('add_some(1)')).toBe(2);
});

it('a comment on a function that an index was made with may change', async () => {
  const { name, text } = add('x + 1');
  await apply([add('x + 1')], indexed);
  expect(await apply([script(name, `-- Why.\n${text}`)], indexed)).toEqual(['functions/add-some.sql']);
});

it('when one of the functions is wrong, all stay as they were', async () => {
  await apply([add('x + 1')]);
  const wrong = add('1 from nowhere', 'wrong() returns integer');
  await expect(apply([add('x + 2'), wrong])).rejects.toThrow('relation "nowhere" does not exist');
  expect(await value('add_some(1)')).toBe(2);
  expect(await signatures('wrong')).toEqual([]);
  expect(await apply([add('x + 1')])).toEqual([]);
});

it('a function that no longer fits the tables is found though its file has not changed', async () => {
  const reader = add('max(x) from read', 'newest_read() returns integer');
  const [table, change] = [
    script('9002-read.sql', 'create table read (x integer);'),
    script('9003-read.sql', 'alter table read rename column x to y;'),
  ];
  await apply([reader], table);
  await expect(apply([reader], table, change)).rejects.toThrow('column "x" does not exist');
});

it('a process of the version before does not put its functions back', async () => {
  await apply([add('x + 1')]);
  await apply([add('x + 2'), other('1')]);
  await expect(apply([add('x + 1')])).rejects.toThrow('Start the newer version');
  await expect(apply([])).rejects.toThrow('Start the newer version');
  expect(await value('add_some(1)')).toBe(3);
  const { name, text } = add('x + 1');
  expect(await apply([script(name, `-- On purpose.\n${text}`)])).toEqual(['functions/add-some.sql']);
  expect(await value('add_some(1)')).toBe(2);
});

it('a function that somebody dropped is made again', async () => {
  await database.db.query(sql`drop function lock_order`);
  expect(await migrate(database.url)).toEqual(['functions/lock-order.sql']);
  expect(await migrate(database.url)).toEqual([]);
});

it.each([
  [
    'two statements',
    'create or replace function add_some() returns int language sql as $$ select 1 $$; select 1;',
  ],
  ['one that cannot be replaced', 'create function add_some() returns int language sql as $$ select 1 $$;'],
  ['another name', 'create or replace function add_more() returns int language sql as $$ select 1 $$;'],
  ['a body that is bound to what it names', 'create or replace function add_some() returns int return 1;'],
  ['no function', 'select 1;'],
])('a file with %s is refused', async (_what, text) => {
  await expect(apply([script('add-some.sql', text)])).rejects.toThrow(
    'must be one “create or replace function add_some”',
  );
});
