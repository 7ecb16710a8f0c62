import { type ReturnOffer, ticketReturn } from '@parterre/domain/order/ticket-return';
import type { Db, Tx } from '../../../database/connect.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { type PerformanceRow, selectNotices, selectOrderPerformances } from './order-performances.queries.ts';
import type { OrderRecord } from './order-record.ts';

/** A performance as the catalogue announces it today; one that has gone from it has the start that was bought. */
export interface OrderPerformance extends PerformanceRow {
  readonly started_at: Date;
}

async function listPerformances(db: Db | Tx, { lines }: OrderRecord): Promise<OrderPerformance[]> {
  const bought = new Map(
    lines.map(({ performance_id, subject }) => [performance_id, subject.date.started_at]),
  );
  const dates = await selectOrderPerformances(db, [...bought.keys()]);
  return dates.map((date) => ({
    ...date,
    started_at: date.started_at ?? new Date(bought.get(date.id) ?? 0),
  }));
}

export type OrderPerformances = ReadonlyMap<number, OrderPerformance>;

export const readPerformances = async (db: Db | Tx, order: OrderRecord): Promise<OrderPerformances> =>
  new Map((await listPerformances(db, order)).map((date) => [date.id, date]));

/** Whether all that an order is for will still be played: a ticket for an evening that is over or off is worth nothing. */
export async function arePerformancesAhead(db: Db | Tx, order: OrderRecord): Promise<boolean> {
  const dates = await listPerformances(db, order);
  return dates.every(({ status, started_at }) => status === 'scheduled' && started_at > order.at);
}

/** Whether all of it has been played. */
export async function arePerformancesOver(db: Db | Tx, order: OrderRecord): Promise<boolean> {
  const dates = await listPerformances(db, order);
  return dates.every(
    ({ status, ended_at }) => ended_at !== null && status === 'scheduled' && ended_at <= order.at,
  );
}

export interface PerformanceReturn extends ReturnOffer {
  readonly performanceId: number;
}

/** The performances of a paid order whose tickets can be given back for all their money, and until when. */
export async function readReturnOffers(
  { db, returnDays }: Pick<SaleDeps, 'returnDays'> & { readonly db: Db | Tx },
  order: OrderRecord,
  performances?: OrderPerformances,
): Promise<PerformanceReturn[]> {
  if (order.state !== 'paid') return [];
  const today = performances ?? (await readPerformances(db, order));
  const told = new Map(
    (await selectNotices(db, order.id)).map((notice) => [notice.performance_id, notice.notified_at]),
  );
  return [...Map.groupBy(order.lines, ({ performance_id }) => performance_id)].flatMap(([id, lines]) => {
    const performance = today.get(id);
    if (!performance) return [];
    // Other seats that were given since do not take back what was offered for those that were bought before.
    const offer = lines
      .map(({ subject }) =>
        ticketReturn({
          boughtStart: new Date(subject.date.started_at),
          today: { startsAt: performance.started_at, status: performance.status },
          toldAt: told.get(id),
          now: order.at,
          returnDays,
        }),
      )
      .find((one) => one !== undefined);
    return offer ? [{ performanceId: id, ...offer }] : [];
  });
}
