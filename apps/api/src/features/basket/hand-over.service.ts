import type { Tx } from '../../database/connect.ts';
import { takeHeldLines } from './hand-over.queries.ts';
import type { StoredBasket } from './stored-basket.ts';

/**
 * Takes what a basket holds out of it, for an order that takes the stock over in the same transaction. Answers whether
 * the basket was still as it was read.
 */
export const handOverLines = (tx: Tx, { id, version, at }: StoredBasket): Promise<boolean> =>
  takeHeldLines(tx, { id, seen: version, at });
