import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readScripts } from '../src/database/scripts.ts';
import { splitStatements } from '../src/database/split-statements.ts';
import { sql } from '../src/database/sql.ts';
import { importCatalogue } from '../src/features/catalogue/import/import-catalogue.service.ts';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../src/testing/seated-catalogue.ts';
import { smallDate, testNow } from '../src/testing/small-catalogue.ts';
import { watchStatements } from '../src/testing/watch-statements.ts';

const heard = new Set<string>();
watchStatements((text) => void heard.add(text));

const { api, visitor, ordered, begin, bank, bankId, read, rows, sweep } = orderFixture();

const { migrations } = await readScripts();
const statements = (await Promise.all(migrations.map(({ text }) => splitStatements(text)))).flat();
const placed = new Map(
  statements.flatMap((statement) => {
    const [, table = '', how = ''] = /select distribute_table\('(\w+)', '(\w+)'/.exec(statement) ?? [];
    return table ? [[table, how] as const] : [];
  }),
);
const isDistributed = (table: string) => placed.get(table) === 'event_id';
const isReference = (table: string) => placed.get(table) === 'reference';
const distributed = [...placed.keys()].filter(isDistributed);

/** Tables that are not placed: they stay on the coordinator, and no statement joins them with stock. */
const kept = statements.flatMap((statement) => {
  const [, table = ''] = /^(?:--.*\n)*create table (\w+)/.exec(statement) ?? [];
  return table && !placed.has(table) ? [table] : [];
});

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
  for (const [index, statement] of statements.entries()) {
    const [, table = ''] = /^(?:--.*\n)*create table (\w+)/.exec(statement) ?? [];
    if (placed.has(table)) expect(statements[index + 1], table).toContain(`distribute_table('${table}'`);
  }
  expect(distributed).toContain('stock_seats');
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
  expect(triggers.filter(({ table }) => placed.has(table))).toEqual([]);
  const numbered = await rows(sql<{ table: string }>`
    select attrelid::regclass::text as table from pg_attribute where attidentity <> ''`);
  expect(numbered.filter(({ table }) => isDistributed(table))).toEqual([]);
});

/** What a statement may not do, by what it does to which tables. */
function breaches(statement: string): string[] {
  const text = statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase();
  const touches = distributed.filter((table) => new RegExp(`\\b${table}\\b`).test(text));
  if (touches.length === 0) return [];
  const onConflict = /on conflict.*/.exec(text)?.[0] ?? '';
  const writes = new RegExp(`(update|delete from|insert into) (${distributed.join('|')})\\b`).test(text);
  const faults: [boolean, string][] = [
    [!/\bevent_id\b|\bof_event\b/.test(text), 'names no event'],
    [/\bmerge into\b/.test(text), 'is a merge'],
    [
      kept.some((table) => new RegExp(`\\b(from|join|into|update) ${table}\\b`).test(text)),
      'reaches beyond stock',
    ],
    [/\bset (local |session )?lock_timeout/.test(text), 'limits its wait for locks alone'],
    [/\bnow\(\)|\binterval\b|clock_timestamp/.test(onConflict), 'reckons with time in ON CONFLICT'],
    [
      writes && /clock_timestamp\(|\brandom\(|gen_random_uuid\(/.test(text),
      'writes what changes from call to call',
    ],
    [/ in \(select[^)]*\blimit\b/.test(text), 'picks with IN and LIMIT'],
    [
      /for update(?! skip locked\)?[^;]*;?$)/.test(text) && !/event_id =/.test(text),
      'locks without one event',
    ],
  ];
  return faults.filter(([isSo]) => isSo).map(([, what]) => `${what}: ${text.slice(0, 200)}`);
}

it('every statement that a sale runs keeps to the rules, and so do the functions of the database', async () => {
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
  await sweep();
  const functions = await rows(sql<{ body: string }>`
    select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and prolang = (
      select oid from pg_language where lanname = 'plpgsql')`);
  const own = [...heard].filter(
    (text) => !/pg_class|pg_constraint|pg_attribute|truncate|delete from (baskets|stock)/.test(text),
  );
  expect(own.some((text) => text.includes('change_basket'))).toBe(true);
  const inside = functions.flatMap(({ body }) => body.split(';'));
  expect([...own, ...inside].flatMap(breaches)).toEqual([]);
});

it('an import finds stock by its event, too', async () => {
  heard.clear();
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
});

/** The same event on another date, so that the old one is taken out. */
const movedEvent = () => ({
  ...seatedEvent(),
  dates: [smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' })],
});

it('the rules are rules', () => {
  expect(kept).toContain('orders');
  expect(
    breaches('select 1 from tickets join orders on orders.id = order_id where event_id = $1'),
  ).toHaveLength(1);
  expect(breaches('update stock_seats set state = $1')).toHaveLength(1);
  expect(breaches('update stock_seats set held_at = clock_timestamp() where event_id = $1')).toHaveLength(1);
  expect(breaches('select 1 from stock_units where event_id = $1 for update')).toEqual([]);
  expect(
    breaches('insert into stock_seats (event_id) values ($1) on conflict do update set held_at = now()'),
  ).toHaveLength(1);
});
