import type { PlanList, PlanSource, PlansQuery } from '@parterre/contracts/console/plans';
import type { Db } from '../../database/connect.ts';
import {
  countByPlan,
  selectComing,
  selectPlanHalls,
  selectPlanSource,
  selectPlanVersions,
} from './plans.queries.ts';

/** Plans with their versions, and where each is used. */
export async function listPlans(db: Db, { lang }: PlansQuery): Promise<PlanList> {
  const versions = await selectPlanVersions(db);
  const halls = await selectPlanHalls(db, lang);
  const coming = await selectComing(db);
  const used = await countByPlan(db, coming);
  const performances = new Map(used.map((row) => [row.plan_id, row.performances]));
  const played = Map.groupBy(coming, ({ hall_id }) => hall_id);
  const hallsByPlan = Map.groupBy(halls, ({ plan_id }) => plan_id);
  const plans = Map.groupBy(versions, ({ source_id }) => source_id);
  return {
    plans: [...plans].map(([source_id, own]) => ({
      source_id,
      name: own[0]?.name ?? source_id,
      versions: own.map(({ id, version, seat_count, units, created_at }) => ({
        id,
        version,
        seats: seat_count,
        units,
        created_at: created_at.toISOString(),
        hall_ids: (hallsByPlan.get(id) ?? []).map((hall) => hall.id),
        performances: performances.get(id) ?? 0,
      })),
    })),
    halls: halls.map(({ id, name, place, plan_id }) => ({
      id,
      name,
      place,
      plan_id,
      performances: played.get(id)?.length ?? 0,
    })),
  };
}

/** One version as it was drawn; undefined when there is none. */
export async function readPlanSource(db: Db, planId: number): Promise<PlanSource | undefined> {
  const versions = await selectPlanVersions(db);
  const found = versions.find(({ id }) => id === planId);
  if (!found) return undefined;
  const { id, source_id, name, version } = found;
  return { id, source_id, name, version, plan: await selectPlanSource(db, planId) };
}
