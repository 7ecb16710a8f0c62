import type { Tx } from './connect.ts';
import { sql } from './sql.ts';

/** For a transaction that writes stock or tickets beside the books: on a cluster all of it is committed, or none. */
export async function commitInTwoPhases(tx: Tx): Promise<void> {
  await tx.query(sql`select commit_in_two_phases()`);
}
