import type { Db } from '../database/connect.ts';
import { basketInvariants } from '../features/basket/basket-invariants.service.ts';
import { orderInvariants } from '../features/orders/invariants/order-invariants.service.ts';
import { stockInvariants } from '../features/stock/stock-invariants.service.ts';

/** All that the doctor would complain of. */
export async function brokenInvariants(db: Db, at: Date): Promise<string[]> {
  const found = await Promise.all(
    [...stockInvariants, ...basketInvariants, ...orderInvariants].map(({ breaches }) => breaches(db, at)),
  );
  return found.flat();
}
