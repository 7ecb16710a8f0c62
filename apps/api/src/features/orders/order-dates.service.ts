import { type CalledOff, calledOff } from '@parterre/domain/order/called-off';
import type { Db, Tx } from '../../database/connect.ts';
import { selectDates } from './order-dates.queries.ts';
import type { OrderRecord } from './order-record.ts';

const datesOf = (db: Db | Tx, { lines }: OrderRecord) =>
  selectDates(
    db,
    lines.map(({ date_id }) => date_id),
  );

/** Whether all that an order is for will still be played: a ticket for an evening that is over or off is worth nothing. */
export async function areDatesAhead(db: Db | Tx, order: OrderRecord): Promise<boolean> {
  const dates = await datesOf(db, order);
  return dates.every(({ status, started_at }) => status === 'scheduled' && started_at > order.at);
}

/** Why an order that waits to be paid can no longer be; undefined when it can, or does not wait. */
export async function findCalledOff(db: Db | Tx, order: OrderRecord): Promise<CalledOff | undefined> {
  return order.state === 'awaiting_payment' ? calledOff(await datesOf(db, order)) : undefined;
}

/** Whether all of it has been played. */
export async function areDatesOver(db: Db | Tx, order: OrderRecord): Promise<boolean> {
  const dates = await datesOf(db, order);
  return dates.every(({ status, ended_at }) => status === 'scheduled' && ended_at <= order.at);
}
