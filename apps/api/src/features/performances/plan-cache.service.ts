import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { decodePlan } from '@parterre/domain/seats/plan-file/decode-plan';
import type { Db } from '../../database/connect.ts';
import { type Memo, makeMemo } from '../../response-cache/memo.ts';
import { selectCompiledPlan } from './plans.queries.ts';

/** Where the compiled plan of this hash is served. Its content never changes. */
export const planPath = (hash: string): string => `/plans/${hash}.json`;

/** The compiled plan as JSON text, as it is served. */
export const readCompiledPlan = (db: Db, hash: string): Promise<string | undefined> =>
  selectCompiledPlan(db, hash);

/** Plans ready for use. They never change, so what was read once is kept; a few hundred halls are a few dozen megabytes. */
const maxPlans = 200;
const forever = Number.POSITIVE_INFINITY;

export interface PlanLibrary {
  read(hash: string): Promise<SeatPlan | undefined>;
}

export function makePlanLibrary(db: Db): PlanLibrary {
  const plans: Memo<SeatPlan | undefined> = makeMemo({
    nowMs: () => 0,
    freshMs: forever,
    maxEntries: maxPlans,
  });
  const load = async (hash: string) => {
    const compiled = await selectCompiledPlan(db, hash);
    return compiled === undefined ? undefined : decodePlan(JSON.parse(compiled));
  };
  return { read: (hash) => plans.get(hash, () => load(hash)) };
}
