import { connect, type Db } from '../connect.ts';
import { selectNodeAnswers, selectStockNodes, selectWorkers } from './stock-nodes.queries.ts';
import { makeKnownNodes, oneServer, type StockNodes } from './stock-nodes.ts';

export interface OpenedStockNodes {
  readonly nodes: StockNodes;
  /** To be done again and again, each by itself, as long as anything is sold; nothing on one server. */
  readonly watches: readonly Watch[];
  close(): Promise<void>;
}

interface Watch {
  readonly everyMs: number;
  act(): Promise<void>;
}

const [placeEveryMs, askEveryMs] = [60_000, 1000];
/** A worker that takes longer for nothing at all stands still, or might as well. */
const patienceMs = 1000;

export interface StockNodesParts {
  readonly db: Db;
  readonly databaseUrl: string;
  /** Of `db`, for all workers together. */
  readonly connections: number;
}

/** The workers of a cluster, watched through the coordinator. */
export async function openStockNodes(parts: StockNodesParts): Promise<OpenedStockNodes> {
  const { db, databaseUrl, connections } = parts;
  const workers = await selectWorkers(db);
  if (workers.length === 0) return { nodes: oneServer, watches: [], close: async () => undefined };
  // Connections of its own: a question that waits behind a rush of visitors would say that a worker is gone which is only busy.
  const asking = connect(databaseUrl, {
    maxConnections: workers.length,
    applicationName: 'parterre watch',
    timeoutMs: 5 * patienceMs,
  });
  const known = makeKnownNodes(Math.max(1, Math.floor(connections / 2)));
  const place = async () => known.place(await selectStockNodes(db));
  const ask = async (worker: number) => {
    const { shut, open } = known.turnstile(worker);
    const late = setTimeout(shut, patienceMs);
    try {
      if (await selectNodeAnswers(asking, worker)) open();
      else shut();
    } catch (error) {
      shut();
      throw error;
    } finally {
      clearTimeout(late);
    }
  };
  await place();
  return {
    nodes: known,
    watches: [
      { everyMs: placeEveryMs, act: place },
      ...workers.map((worker) => ({ everyMs: askEveryMs, act: () => ask(worker) })),
    ],
    close: () => asking.destroy(),
  };
}
