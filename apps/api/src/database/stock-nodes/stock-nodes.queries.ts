import type { Db } from '../connect.ts';
import { sql } from '../sql.ts';

/** None on one server. */
export async function selectWorkers(db: Db): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ node: number }>`select node from cluster_workers() as node`);
  return rows.map(({ node }) => node);
}

/** By event; nothing on one server. */
export async function selectStockNodes(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query(sql<{ event_id: number; node: number }>`
    select event_id, node from stock_nodes()`);
  return new Map(rows.map(({ event_id, node }) => [event_id, node]));
}

export async function selectNodeAnswers(db: Db, node: number): Promise<boolean> {
  const { rows } = await db.query(sql<{ answers: boolean }>`select node_answers(${node}) as answers`);
  return rows[0]?.answers ?? false;
}
