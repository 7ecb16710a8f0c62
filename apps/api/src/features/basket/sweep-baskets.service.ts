import { callReleaseExpiredBasket, deleteForgotten } from './basket.queries.ts';
import type { BasketStoreDeps } from './basket-write.service.ts';

/** A bound on one run, so that a process that is asked to end does so soon. */
const maxPerRun = 500;

/**
 * Releases baskets whose hold has ended, and tells those who watch their dates. To be called every second or so, by any
 * number of processes. An ended hold is free whether or not it is swept, unless somebody waits for it: that goes to the waiting list.
 */
export async function sweepBaskets({
  db,
  now,
  announce,
}: Pick<BasketStoreDeps, 'db' | 'now' | 'announce'>): Promise<number> {
  for (let swept = 0; swept < maxPerRun; swept += 1) {
    const dates = await callReleaseExpiredBasket(db, now?.());
    if (!dates) return swept;
    announce(dates);
  }
  return maxPerRun;
}

const forgottenAfterMs = 30 * 24 * 3600 * 1000;

/** Deletes baskets whose cookie has run out. */
export const deleteForgottenBaskets = ({ db }: Pick<BasketStoreDeps, 'db'>, now: Date): Promise<void> =>
  deleteForgotten(db, new Date(now.getTime() - forgottenAfterMs));
