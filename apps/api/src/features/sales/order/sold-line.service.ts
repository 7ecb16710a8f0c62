import type { Db } from '../../../database/connect.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';
import { selectReplacedLines } from './replaced-lines.queries.ts';

/** What a ticket was sold as. A link or a pass that is older than the ticket's move is of what the order had before. */
export const findSoldLine = async (
  db: Db,
  order: Pick<OrderRecord, 'id' | 'lines'>,
  offerId: string,
): Promise<OrderLineRecord | undefined> =>
  order.lines.find((one) => one.offer_id === offerId) ??
  (await selectReplacedLines(db, order.id)).find((one) => one.offer_id === offerId);
