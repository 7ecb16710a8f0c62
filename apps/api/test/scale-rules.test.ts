import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { exportCatalogue } from '../src/features/catalogue/export/export-catalogue.service.ts';
import { importCatalogue } from '../src/features/catalogue/import/import-catalogue.service.ts';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../src/testing/seated-catalogue.ts';
import { smallDate, testNow } from '../src/testing/small-catalogue.ts';
import { watchStatements } from '../src/testing/watch-statements.ts';
import { saleActs } from './cluster/sale-acts.ts';
import {
  breaches,
  createdTable,
  isDistributed,
  isReference,
  parallelTransactions,
  placements,
  plainTables,
  type StoredFunction,
  schemaStatements,
  tornFunctions,
  tornTransactions,
  untoldWriters,
} from './scale-rules.ts';

const heard = new Set<string>();
const transactions: string[][] = [];
const underWay = new Map<unknown, string[]>();
watchStatements((text, by) => {
  heard.add(text);
  const statements = underWay.get(by);
  if (/^begin\b/.test(text)) underWay.set(by, []);
  else if (!statements) transactions.push([text]);
  else if (!/^(commit|rollback)$/.test(text)) statements.push(text);
  else {
    underWay.delete(by);
    transactions.push(statements);
  }
});

const fixture = orderFixture();
const { api, visitor, ordered, begin, bank, bankId, read, rows, sweep } = fixture;

interface Constraint {
  readonly kind: 'p' | 'u' | 'f';
  readonly owner: string;
  readonly refers: string | null;
  readonly first: string;
}
const constraints = () =>
  rows(sql<Constraint>`
    select contype as kind, owner.relname as owner, referred.relname as refers,
      (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as first
    from pg_constraint
    join pg_class as owner on owner.oid = conrelid
    left join pg_class as referred on referred.oid = confrelid
    where contype in ('p', 'u', 'f') and owner.relnamespace = 'public'::regnamespace`);

it('a table is placed right after it is made, before anything refers to it', () => {
  for (const [index, statement] of schemaStatements.entries()) {
    const table = createdTable(statement) ?? '';
    if (placements.has(table))
      expect(schemaStatements[index + 1], table).toContain(`distribute_table('${table}'`);
  }
  expect(isDistributed('stock_seats')).toBe(true);
});

it('the decision names every table that is distributed', async () => {
  const page = await readFile(new URL('../../../docs/decisions/cluster.md', import.meta.url), 'utf8');
  const named = /^\| by `event_id`.*$/m.exec(page)?.[0].match(/(?<=`)[a-z_]+(?=`)/g) ?? [];
  const distributed = [...placements.keys()].filter(isDistributed);
  expect(named.filter((name) => name !== 'event_id').sort()).toEqual(distributed.sort());
});

it('event_id leads every key of stock, and references stay where a cluster can keep them', async () => {
  const wrong = (await constraints()).flatMap(({ kind, owner, refers, first }) => {
    if (kind !== 'f')
      return isDistributed(owner) && first !== 'event_id' ? [`${owner}: a key begins with ${first}`] : [];
    const isFine = isDistributed(owner)
      ? isReference(refers ?? '') || (isDistributed(refers ?? '') && first === 'event_id')
      : !isDistributed(refers ?? '') && (!isReference(owner) || isReference(refers ?? ''));
    return isFine ? [] : [`${owner} may not refer to ${refers}`];
  });
  expect(wrong).toEqual([]);
});

it('what is unique everywhere is not kept by event: every unique index of stock begins with event_id', async () => {
  const indexes = await rows(sql<{ table: string; name: string; first: string | null }>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      (select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0]) as first
    from pg_index
    where indisunique`);
  const stock = indexes.filter(({ table }) => isDistributed(table));
  expect(stock.length).toBeGreaterThan(2);
  expect(stock.filter(({ first }) => first !== 'event_id')).toEqual([]);
});

it('faults of the database are told apart by their state, never by the name of a constraint', async () => {
  const folder = new URL('../src/', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const sources = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
  expect(sources.filter(({ text }) => /\.constraint\b|'constraint' in/.test(text))).toEqual([]);
});

it('stock and catalogue have no triggers, and stock numbers nothing by itself', async () => {
  const triggers = await rows(sql<{ table: string }>`
    select tgrelid::regclass::text as table from pg_trigger where not tgisinternal`);
  expect(triggers.filter(({ table }) => placements.has(table))).toEqual([]);
  const numbered = await rows(sql<{ table: string }>`
    select attrelid::regclass::text as table from pg_attribute where attidentity <> ''`);
  expect(numbered.filter(({ table }) => isDistributed(table))).toEqual([]);
});

it('every statement that lists, sells and exports keeps to the rules, and so do the functions of the database', async () => {
  // An import comes before any sale, and may reach every shard.
  heard.clear();
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  await read(order);
  const anna = visitor();
  await anna.add('12:0');
  await anna.add('12:floor', 2);
  await anna.extend();
  await anna.clear();
  await api().app.inject('/v2/dates/12/availability');
  for (const url of ['/v1/events', '/v2/events_prices?event_source_id_in=1&currency_code=RUB'])
    expect((await api().app.inject(url)).statusCode).toBe(200);
  await exportCatalogue(api().database.db, async () => undefined);
  await sweep();
  const own = [...heard].filter(
    (text) => !/pg_class|pg_constraint|pg_attribute|truncate|delete from (baskets|stock)/.test(text),
  );
  expect(own.some((text) => text.includes('change_basket'))).toBe(true);
  const inside = (await storedFunctions()).flatMap(({ body }) => body.split(';'));
  expect([...own, ...inside].flatMap(breaches)).toEqual([]);
});

const storedFunctions = () =>
  rows(sql<StoredFunction>`
    select proname::text as name, prosrc as body
    from pg_proc
    where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')`);

it('whatever changes stock commits on all nodes or on none', async () => {
  const functions = await storedFunctions();
  expect(tornFunctions(functions)).toEqual([]);
  const torn = functions.map(({ name, body }) => ({ name, body: body.replace('commit_in_two_phases', '') }));
  expect(tornFunctions(torn).sort()).toEqual([
    'allot_seats',
    'allot_units',
    'change_basket',
    'mark_seats',
    'pass_stock',
    'release_expired_basket',
    'retake_stock',
    'sell_stock',
  ]);
});

it.each(saleActs)('$name: its transactions commit on all nodes or on none', async ({ prepare }) => {
  const act = await prepare(fixture);
  transactions.length = 0;
  await act();
  const functions = await storedFunctions();
  expect(tornTransactions(transactions, functions)).toEqual([]);
  // Whatever has them commit together is left out: then each act has some that are torn.
  const single = functions.map(({ name, body }) => ({
    name,
    body: body.replaceAll('commit_in_two_phases', ''),
  }));
  expect(tornTransactions(transactions, single)).not.toEqual([]);
});

it('whoever writes stock says that all nodes are to commit it, or none, unless whoever calls it does', async () => {
  const folder = new URL('../src/features/', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.queries.ts'));
  const sources = files.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') }));
  const untold = (await Promise.all(sources)).flatMap(({ name, text }) =>
    // Whoever locks the catalogue has said it.
    name.startsWith('catalogue/import/') ? [] : untoldWriters(text),
  );
  expect(untold.sort()).toEqual(['deleteReasons', 'insertScans', 'insertTickets', 'revokeTickets']);
});

it('an import finds stock by its event, too, takes shards in turn, and is stored on all nodes or on none', async () => {
  heard.clear();
  transactions.length = 0;
  const catalogue = seatedCatalogue();
  const { db } = api().database;
  const events =
    catalogue.events?.map((event) => (event.source_id === 'recital' ? movedEvent() : event)) ?? [];
  expect(await importCatalogue(db, { ...catalogue, events }, { now: testNow })).toMatchObject({
    kind: 'imported',
  });
  const own = [...heard].filter((text) => /\b(stock_seats|stock_units|performances)\b/.test(text));
  expect(own.some((text) => /delete from "?stock_seats/.test(text))).toBe(true);
  expect(own.filter((text) => !/event_id/.test(text))).toEqual([]);
  expect(parallelTransactions(transactions)).toEqual([]);
  const atOnce = transactions.map((statements) => statements.filter((text) => !text.includes('citus.')));
  expect(parallelTransactions(atOnce)).not.toEqual([]);
  expect(tornTransactions(transactions, await storedFunctions())).toEqual([]);
});

/** The same event on another date, so that the old one is taken out. */
const movedEvent = () => ({
  ...seatedEvent(),
  dates: [smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' })],
});

it.each([
  ['reaches beyond stock', 'select 1 from tickets join orders on orders.id = order_id where event_id = $1'],
  ['names no event', 'update stock_seats set state = $1'],
  ['limits a wait by set_config', "select set_config('lock_timeout', '2000', true)"],
  ['asks for no column', 'select exists (select from performances where event_id = $1) from orders'],
  [
    'writes books',
    'delete from wallet_passes where performance_id not in (select performance_id from listed_performances)',
  ],
  ['writes what changes', 'update stock_seats set held_at = clock_timestamp() where event_id = $1'],
  [
    'reckons with time',
    'insert into stock_seats (event_id) values ($1) on conflict do update set held_at = now()',
  ],
  [
    'brings a value into ON CONFLICT',
    'insert into stock_seats (event_id) select $1 from unnest($2) on conflict do update set owner = $3',
  ],
  [
    'asks for the moment',
    "update stock_seats set held_at = case when wished then now() end, state = 'held' where event_id = $1",
  ],
  ['asks for the moment', 'update stock_seats set held_at = coalesce(held_at, now()) where event_id = $1'],
  [
    'locks, and does not name',
    'select 1 from stock_seats as stock where event_id = $1 and exists (select from withheld_seats as noted where noted.event_id = stock.event_id) for update',
  ],
  ['writes a slice', 'update tickets set codes = (codes || $2)[1:20] where event_id = $1'],
  ['passes a whole row', 'select rank(listed, $1) from listed_performances as listed'],
  [
    'picks in FROM with LIMIT',
    'update refunds set attempts = 1 from (select id from refunds order by id limit 1 for update skip locked) as due where refunds.id = due.id',
  ],
  [
    'correlates a sub-select',
    'select (select count(*) from tickets where tickets.event_id = events.id) from events where event_id = $1',
  ],
  [
    'names several events',
    'select 1 from tickets join performances on performances.event_id = tickets.event_id where tickets.event_id = any($1)',
  ],
])('a statement is refused that %s', (what, statement) => {
  expect(breaches(statement)).toContainEqual(expect.stringContaining(what));
});

it.each([
  'select 1 from stock_units where event_id = $1 for update',
  "update stock_seats set state = case when wished then 'held' end, held_at = now() where event_id = $1",
  'insert into stock_seats (event_id) values ($1) on conflict do update set owner = $2',
  'select array[1]::integer[] from tickets where event_id = $1 and id = any($2::uuid[])',
  'select count(*), row_to_json(one) from (select id from events) as one group by one',
])('a statement is accepted that keeps to the rules: %s', (statement) => {
  expect(plainTables).toContain('orders');
  expect(breaches(statement)).toEqual([]);
});
