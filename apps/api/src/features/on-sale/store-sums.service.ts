import type { Db } from '../../database/connect.ts';
import {
  askShortest,
  deleteOldLoads,
  deleteOldSums,
  storeLoadSum,
  storeSaleSums,
} from './on-sale.queries.ts';
import type { makeSaleTally } from './sale-tally.ts';

export const slotMs = 5000;

interface SumsDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Of this process, for what it counts. */
  readonly processId: string;
  readonly tally: ReturnType<typeof makeSaleTally>;
}

/** Writes what this process has counted. To be called every five seconds by every process: each has rows of its own. */
export function makeSumsWriter({ db, now, processId, tally }: SumsDeps): () => Promise<void> {
  return async () => {
    const begunAt = performance.now();
    await askShortest(db);
    const databaseMs = performance.now() - begunAt;
    const slot = { slotAt: new Date(Math.floor(now().getTime() / slotMs) * slotMs), processId };
    const { performances, ...load } = tally.take();
    await storeLoadSum(db, slot, { ...load, databaseMs });
    if (performances.size > 0) await storeSaleSums(db, slot, performances);
  };
}

const dayMs = 24 * 3_600_000;
const loadsKeptMs = 7 * dayMs;
/** For as long as the curve of a sale may be what another is held against. */
const salesKeptMs = 400 * dayMs;

/** To be called now and then, by any process. */
export async function forgetSums(db: Db, at: Date): Promise<void> {
  await deleteOldLoads(db, new Date(at.getTime() - loadsKeptMs));
  await deleteOldSums(db, {
    unsoldBefore: new Date(at.getTime() - loadsKeptMs),
    before: new Date(at.getTime() - salesKeptMs),
  });
}
