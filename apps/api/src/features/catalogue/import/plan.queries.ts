import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';

export interface StoredPlan {
  readonly id: number;
  readonly source_id: string;
  readonly hash: string;
}

/** Every plan, those that halls have now before earlier ones, and later ones before older ones. */
export async function readStoredPlans(tx: Tx): Promise<readonly StoredPlan[]> {
  const { rows } = await sql<StoredPlan>`
    select id, source_id, hash
    from seating_plans
    order by exists (select from halls where halls.plan_id = seating_plans.id) desc, id desc`.execute(tx);
  return rows;
}

export async function readPlanSources(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; source_id: string; source: unknown }>`
    select id, source_id, source
    from seating_plans
    where id = any(${ids})`.execute(tx);
  return rows;
}
