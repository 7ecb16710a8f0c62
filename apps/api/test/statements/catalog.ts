import type pg from 'pg';
import { type Node, parseStatement } from './tree.ts';

/** What the analysis has to know of the schema. */
export interface Catalog {
  /** Tables and the columns of each, in order, with whether it may be null. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** The trees of views. */
  readonly views: ReadonlyMap<string, Node>;
  readonly functions: ReadonlyMap<string, StoredFunction>;
  /** Types by their numbers. */
  readonly types: ReadonlyMap<number, string>;
}

export interface StoredFunction {
  /** The table whose rows it answers. */
  readonly table: string | undefined;
  /** The names of what it answers, when it answers several columns. */
  readonly columns: readonly string[];
}

export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const columns = await client.query<{ table: string; name: string; nullable: boolean }>(`
    select relname as table, attname as name, not attnotnull as nullable
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    order by attrelid, attnum`);
  const tables = new Map<string, Map<string, boolean>>();
  for (const { table, name, nullable } of columns.rows) {
    if (!tables.has(table)) tables.set(table, new Map());
    tables.get(table)?.set(name, nullable);
  }
  return {
    tables,
    views: await readViews(client),
    functions: await readFunctions(client),
    types: await readTypes(client),
  };
}

async function readViews(client: pg.ClientBase): Promise<Map<string, Node>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select viewname as name, definition from pg_views where schemaname = 'public'`,
  );
  const parsed = rows.map(async ({ name, definition }) => [name, await parseStatement(definition)] as const);
  return new Map(await Promise.all(parsed));
}

async function readFunctions(client: pg.ClientBase): Promise<Map<string, StoredFunction>> {
  const { rows } = await client.query<{ name: string; table: string | null; columns: string[] | null }>(`
    select proname as name,
      (select relname from pg_class where reltype = prorettype and relnamespace = 'public'::regnamespace) as table,
      (select array_agg(name order by place)
       from unnest(proargnames::text[], proargmodes::text[]) with ordinality as argument (name, mode, place)
       where mode in ('o', 'b', 't')) as columns
    from pg_proc
    where pronamespace = 'public'::regnamespace`);
  return new Map(
    rows.map(({ name, table, columns }) => [name, { table: table ?? undefined, columns: columns ?? [] }]),
  );
}

async function readTypes(client: pg.ClientBase): Promise<Map<number, string>> {
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select oid::integer as oid, format_type(case typtype when 'd' then typbasetype else oid end, null) as name
    from pg_type`,
  );
  return new Map(rows.map(({ oid, name }) => [oid, name]));
}
