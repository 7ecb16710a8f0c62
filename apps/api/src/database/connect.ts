import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

const int8 = 20;

/** Ids and minor units fit a double exactly up to 2^53, far above what the schema's checks allow. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export interface ConnectOptions {
  readonly maxConnections?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
}

export function connect(connectionString: string, options: ConnectOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'parterre',
    onConnect: useShortPlans,
  });
  // A connection that breaks while idle (server restart) is dropped by the pool; the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', prepareMarked);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** Statements here last milliseconds, of which compiling them or starting helpers would be the longer part. */
async function useShortPlans(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off; set max_parallel_workers_per_gather = 0');
}

const pools = new WeakMap<Db, pg.Pool>();

/** How many connections there are, how many of them idle, and how many callers wait for one. */
export function poolUse(db: Db): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/**
 * Runs one statement past the query builder, which costs as much in this process as all that decides on a hold. For the
 * one call that everybody makes when a sale opens; `db` may also be one with plugins, which then take part.
 */
export async function runDirectly<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const pool = pools.get(db);
  const { rows } = pool
    ? await pool.query(text, values)
    : await db.executeQuery<Row>(CompiledQuery.raw(text, values));
  return rows;
}

type Query = (text: unknown, ...rest: unknown[]) => unknown;

/**
 * A statement that begins with a name in a comment is parsed once for each connection. That pays for the few that run all
 * the time and need no plan for their values.
 */
function prepareMarked(client: pg.PoolClient): void {
  // Its many overloads differ in what comes after the text alone, which is handed on.
  const query = client.query.bind(client) as Query;
  const prepared: Query = (text, values, ...rest) => {
    const [, name] = (typeof text === 'string' && /^\s*\/\* (\w+) \*\//.exec(text)) || [];
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  client.query = prepared as typeof client.query;
}
