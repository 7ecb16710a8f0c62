import type { FirstSteps } from '@parterre/contracts/console/today';
import type { Db } from '../../../database/connect.ts';
import { selectFirstSteps } from './first-steps.queries.ts';

/** For a house that has not sold yet and has nothing on sale; null for any other. */
export const readFirstSteps = async (db: Db, now: Date): Promise<FirstSteps | null> =>
  (await selectFirstSteps(db, now)) ?? null;
