import type { Db } from '../../database/connect.ts';
import { countPreparedTransactions } from './cluster-invariants.queries.ts';
import type { Backlog } from './metrics.ts';
import { selectBacklog } from './operations.queries.ts';

/** Unknown (NaN) while the database is away: then the other figures are what is looked for. */
const unknown: Backlog = {
  outbox: Number.NaN,
  outboxOldestSeconds: Number.NaN,
  attention: Number.NaN,
  prepared: Number.NaN,
};

export async function readBacklog(db: Db): Promise<Backlog> {
  try {
    const { outbox, oldest_seconds: outboxOldestSeconds, attention } = await selectBacklog(db);
    return { outbox, outboxOldestSeconds, attention, prepared: await countPreparedTransactions(db) };
  } catch {
    // Readiness tells that the database is away.
    return unknown;
  }
}
