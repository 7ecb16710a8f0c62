import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface PerformanceChange {
  readonly event_id: number;
  readonly performance_id: number;
  /** How often it has been changed. */
  readonly revision: number;
}

/**
 * How long a change rests before anybody is told: a slip that is put right meanwhile is told to nobody, and whoever was just
 * paying when it came is told, too.
 */
const restMs = 10 * 60_000;

/** Writes into the outbox that performances are at another time, or not at all: those who sell tell their buyers. */
export async function enqueuePerformanceChanges(
  tx: Tx,
  changes: readonly PerformanceChange[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(sql`
    insert into outbox (deduplication_key, kind, payload, created_at, due_at)
    select 'performance_changed:' || performance_id || ':' || revision, 'performance_changed',
      jsonb_build_object('event_id', event_id, 'performance_id', performance_id, 'revision', revision), ${at},
      ${new Date(at.getTime() + restMs)}
    from jsonb_to_recordset(${JSON.stringify(changes)}) as given (event_id integer, performance_id integer, revision integer)
    on conflict (deduplication_key) do nothing`);
}
