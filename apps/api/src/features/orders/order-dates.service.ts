import type { Tx } from '../../database/connect.ts';
import { countDatesGone } from './order-dates.queries.ts';
import type { OrderRecord } from './order-record.ts';

/** Whether all that an order is for will still be played: a ticket for an evening that is over or off is worth nothing. */
export const areDatesAhead = async (tx: Tx, { lines, at }: OrderRecord): Promise<boolean> =>
  (await countDatesGone(
    tx,
    lines.map(({ date_id }) => date_id),
    at,
  )) === 0;
