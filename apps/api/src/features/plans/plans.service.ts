import type { Db } from '../../database/connect.ts';
import { selectCompiledPlan } from './plans.queries.ts';

/** The compiled plan as JSON text, as it is served. */
export const readCompiledPlan = (db: Db, hash: string): Promise<string | undefined> =>
  selectCompiledPlan(db, hash);
