import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import type { HallZone } from './hall-plan.ts';

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

export interface PlanRow extends StoredPlan {
  readonly seat_count: number;
  readonly zones: readonly HallZone[];
  /** JSON. */
  readonly source: string;
}

export async function readPlanRows(tx: Tx, ids: readonly number[]): Promise<readonly PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select plans.id, plans.source_id, plans.hash, plans.seat_count, plans.source::text as source,
      (select coalesce(json_agg(json_build_object('zone', zone, 'colour', colour, 'seats', seats, 'places', places)
          order by position), '[]')
        from plan_zones
        where plan_id = plans.id) as zones
    from seating_plans as plans
    where plans.id = any(${ids})`.execute(tx);
  return rows;
}
