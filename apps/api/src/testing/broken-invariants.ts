import type { Db } from '../database/connect.ts';
import { basketInvariants } from '../features/basket/basket-invariants.service.ts';
import { stockInvariants } from '../features/performances/stock/stock-invariants.service.ts';
import { orderInvariants } from '../features/sales/attention/invariants/order-invariants.service.ts';
import type { Invariant } from '../invariant.ts';

/** Of what is held, whether or not anything was ever ordered. */
const holdInvariants = [...stockInvariants, ...basketInvariants];

/** All that the doctor would complain of. */
export const brokenInvariants = (db: Db, at: Date): Promise<string[]> =>
  findBreaches([...holdInvariants, ...orderInvariants], db, at);

/** All that the doctor would complain of where nothing was ordered yet. */
export const brokenHolds = (db: Db, at: Date): Promise<string[]> => findBreaches(holdInvariants, db, at);

async function findBreaches(invariants: readonly Invariant[], db: Db, at: Date): Promise<string[]> {
  return (await Promise.all(invariants.map(({ breaches }) => breaches(db, at)))).flat();
}
