import pg from 'pg';
import { CopyQuery } from './copy-query.ts';
import { impatientSocket } from './impatient-socket.ts';
import { type Sql, sql } from './sql.ts';
import { StatementBatch } from './statement-batch.ts';

export interface Result<Row> {
  readonly rows: Row[];
  /** How many rows were answered or changed. */
  readonly rowCount: number | null;
}

/** Where statements are sent: to any connection of the pool, or to the one that is kept for a while. */
export interface Db {
  query<Row>(statement: Sql<Row>): Promise<Result<Row>>;
  /** All or nothing: whatever is thrown undoes it. */
  transaction<T>(run: (tx: Tx) => Promise<T>, isolation?: Isolation): Promise<T>;
  /** Keeps one connection, for what belongs to it: locks of a session, settings. */
  connection<T>(run: (connection: Db) => Promise<T>): Promise<T>;
  /** How many connections there are, how many of them idle, and how many callers wait for one. */
  poolUse(): PoolUse;
  destroy(): Promise<void>;
}

export interface Tx extends Db {
  readonly isTransaction: true;
  /**
   * Sends a statement together with the next one that is waited for, at the latest with the commit: for what is written and
   * answers nothing. All are done in turn; one that fails undoes the transaction like any other.
   */
  queue(statement: Sql): void;
  /** Adds rows by a `copy … from stdin`, written in its text format. Nothing else may be sent until it is done. */
  copy(statement: Sql, rows: string): Promise<void>;
}

type Isolation = 'repeatable read';

export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

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
  readonly timeoutMs?: number | undefined;
  /** How long a connection is kept that nobody uses: for ever when 0, ten seconds when left out. */
  readonly idleMs?: number;
}

export function connect(connectionString: string, options: ConnectOptions = {}): Db {
  const { timeoutMs, idleMs = 10_000 } = options;
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'parterre',
    idleTimeoutMillis: idleMs,
    // Statements of one transaction may follow each other without waiting for answers in between.
    pipeline: true,
    onConnect: async (client) => {
      await client.query(shortPlans);
      if (timeoutMs !== undefined) await client.query(timeoutOptions(timeoutMs));
    },
    ...(timeoutMs !== undefined && {
      connectionTimeoutMillis: timeoutMs / 2,
      stream: () => impatientSocket(timeoutMs * 1.5),
    }),
  });
  // A connection that breaks (server restart) is dropped by the pool, at once or when whoever has it gives it back; the
  // next query opens another. Unheard, either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pooled(pool);
}

/** Statements here last milliseconds, of which compiling them or starting helpers would be the longer part. */
const shortPlans = 'set jit = off; set max_parallel_workers_per_gather = 0';

/** The second frees what a process holds that stopped in the middle of a transaction. */
const timeoutOptions = (ms: number) =>
  `set statement_timeout = ${ms}; set idle_in_transaction_session_timeout = ${ms}`;

function pooled(pool: pg.Pool): Db {
  let ending: Promise<void> | undefined;
  const connection = async <T>(run: (connection: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await run(kept(client, db));
    } finally {
      client.release();
    }
  };
  const db: Db = {
    query: async (statement) => {
      const client = await pool.connect();
      // Not `pool.query`, which closes the connection whenever a statement is refused.
      try {
        return await send(client, statement);
      } finally {
        client.release();
      }
    },
    transaction: (run, isolation) => connection((kept) => kept.transaction(run, isolation)),
    connection,
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    destroy: () => {
      ending ??= pool.end();
      return ending;
    },
  };
  return db;
}

/** The one place where a row is believed to be what the statement says; `npm test` sees to it that it is. */
const send = <Row>(client: pg.PoolClient, statement: Sql<Row>): Promise<Result<Row>> =>
  client.query<Row & pg.QueryResultRow>(statement);

const copy = (client: pg.PoolClient, statement: Sql, rows: string): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(new CopyQuery(statement, rows, (error) => (error ? reject(error) : resolve())));
  });

function kept(client: pg.PoolClient, { poolUse, destroy }: Db): Db {
  const db: Db = {
    query: (statement) => send(client, statement),
    transaction: async (run, isolation) => {
      const queue = makeQueue(client);
      queue.add(sql.raw(isolation ? `begin isolation level ${isolation}` : 'begin'));
      const tx: Tx = {
        ...db,
        query: queue.send,
        queue: queue.add,
        copy: (statement, rows) => {
          queue.flush();
          return copy(client, statement, rows);
        },
        connection: (run) => run(tx),
        transaction: refuseNested,
        isTransaction: true,
      };
      try {
        const result = await run(tx);
        await queue.send(commit);
        queue.close();
        return result;
      } catch (error) {
        queue.close();
        await rollBack(client);
        throw error;
      }
    },
    connection: (run) => run(db),
    poolUse,
    destroy,
  };
  return db;
}

const commit = sql.raw('commit');

interface Queued {
  readonly statement: Sql;
  readonly answer?: PromiseWithResolvers<Result<unknown>>;
}

/** Statements that wait to be sent: those of one turn of the event loop go together. */
function makeQueue(client: pg.PoolClient) {
  let queued: Queued[] = [];
  let isClosed = false;
  const push = (each: Queued) => {
    // The connection may be somebody else's by now.
    if (isClosed) throw new Error('the transaction is over');
    queued.push(each);
  };
  const flush = () => {
    const sent = queued;
    queued = [];
    if (sent.length === 0) return;
    const answer = (error: Error | undefined, results: readonly Result<unknown>[]) => {
      for (const [index, each] of sent.entries()) {
        const result = results[index];
        if (result && !error) each.answer?.resolve(result);
        else each.answer?.reject(error);
      }
    };
    client.query(
      new StatementBatch(
        sent.map(({ statement }) => statement),
        answer,
      ),
    );
  };
  return {
    add: (statement: Sql) => push({ statement }),
    send: async <Row>(statement: Sql<Row>): Promise<Result<Row>> => {
      const answer = Promise.withResolvers<Result<unknown>>();
      push({ statement, answer });
      process.nextTick(flush);
      try {
        // As in `send` above.
        return (await answer.promise) as Result<Row>;
      } catch (error) {
        // It came out of a socket: whoever reads it wants to know who sent the statement.
        if (error instanceof Error) Error.captureStackTrace(error);
        throw error;
      }
    },
    flush,
    /** What was not sent yet is not to be. */
    close: () => {
      isClosed = true;
      queued = [];
    },
  };
}

/** What cannot be undone by a word is undone by the connection's end. */
const rollBack = (client: pg.PoolClient) =>
  client.query('rollback').catch(() => client.connection.stream.destroy());

const refuseNested = () => Promise.reject(new Error('a transaction is under way on this connection'));
