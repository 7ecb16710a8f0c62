import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { impatientSocket } from './impatient-socket.ts';
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
  /** How long one who waits is left waiting for an answer; for ever when left out, as work without visitors may take long. */
  readonly patienceMs?: number | undefined;
}

export function connect(connectionString: string, options: ConnectOptions = {}): Db {
  const { patienceMs } = options;
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'parterre',
    onConnect: async (client) => {
      await client.query(shortPlans);
      if (patienceMs !== undefined) await client.query(limitsOf(patienceMs));
    },
    ...(patienceMs !== undefined && {
      connectionTimeoutMillis: patienceMs / 2,
      stream: () => impatientSocket(patienceMs * 1.5),
    }),
  });
  // A connection that breaks (server restart) is dropped by the pool, at once or when whoever has it gives it back; the
  // next query opens another. Unheard, either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('connect', prepareMarked);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** Statements here last milliseconds, of which compiling them or starting helpers would be the longer part. */
const shortPlans = 'set jit = off; set max_parallel_workers_per_gather = 0';

/** The second frees what a process holds that stopped in the middle of a transaction. */
const limitsOf = (ms: number) =>
  `set statement_timeout = ${ms}; set idle_in_transaction_session_timeout = ${ms}`;

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
