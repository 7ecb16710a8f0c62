import type { Db } from '@parterre/api/database/connect';
import { retireDates } from '@parterre/api/features/catalogue/retire-dates.service';

const everyMs = 60_000;

/** Takes dates that are over out of the lists, now and every minute; answers how to stop. */
export async function retirePastDates(db: Db, onFault: (error: unknown) => void): Promise<() => void> {
  const retire = () => retireDates(db, new Date()).catch(onFault);
  await retire();
  const timer = setInterval(retire, everyMs);
  return () => clearInterval(timer);
}
