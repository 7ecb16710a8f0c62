import type { Db } from '@parterre/api/database/connect';
import { readClock } from '@parterre/api/database/read-clock';
import { retirePerformances } from '@parterre/api/features/catalogue/lists/retire-performances.service';

const everyMs = 60_000;

/** Takes dates that are over out of the lists, now and every minute; answers how to stop. */
export async function retirePastPerformances(db: Db, onFault: (error: unknown) => void): Promise<() => void> {
  const retire = () =>
    readClock(db)
      .then((at) => retirePerformances(db, at))
      .catch(onFault);
  await retire();
  const timer = setInterval(retire, everyMs);
  return () => clearInterval(timer);
}
