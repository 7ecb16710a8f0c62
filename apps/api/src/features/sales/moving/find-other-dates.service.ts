import { dateSaleState, type SaleState } from '@parterre/domain/price/sale-state';
import type { Db } from '../../../database/connect.ts';
import type { PerformanceCache, SoldPerformance } from '../../performances/performance-cache.service.ts';
import { countZones, type ZoneRow } from '../../performances/stock/stock.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { findTickets, type TicketRecord } from '../tickets/tickets.service.ts';
import { selectLaterPerformances } from './moving.queries.ts';

/** A performance that has room for what somebody has of another one. */
export interface OtherDate {
  readonly id: number;
  /** With the offset of the place. */
  readonly startedAt: string;
}

/** What somebody has of a performance. */
export interface HadPlaces {
  readonly currency: string;
  /** How many of each zone. */
  readonly zones: ReadonlyMap<string, number>;
}

/** Performances of the same event with as many places in the same zones, the soonest first. What they cost does not matter: nobody pays twice. */
export type FindOtherDates = (had: HadPlaces, limit: number) => Promise<OtherDate[]>;

interface FinderDeps {
  readonly db: Db;
  readonly dates: Pick<PerformanceCache, 'read'>;
}

const maxShown = 12;
/** So many are looked at: a run may be sold out for weeks. */
const maxLooked = 60;

export const saleStateForAll = (sale: SoldPerformance['sale_data'], nowMs: number): SaleState =>
  dateSaleState({ ...sale, ticketsLeft: 1 }, nowMs);

export const goodTickets = (tickets: readonly TicketRecord[], performanceId: number): TicketRecord[] =>
  tickets.filter(({ performance_id, revoked_at }) => performance_id === performanceId && revoked_at === null);

/** For one order or for all of a performance: what is left of each of the others is counted once. */
export async function makeOtherDatesFinder(
  { db, dates }: FinderDeps,
  performanceId: number,
  at: Date,
): Promise<FindOtherDates> {
  const eventId = (await dates.read(performanceId))?.eventId;
  if (eventId === undefined) return async () => [];
  const later = await selectLaterPerformances(db, eventId, at, maxLooked);
  const counted = new Map<string, Promise<readonly ZoneRow[]>>();
  const countOnce = (id: number, currency: string) => {
    const key = `${id} ${currency}`;
    const zones =
      counted.get(key) ?? countZones(db, { events: [{ id: eventId, currency }], performanceId: id, at });
    counted.set(key, zones);
    return zones;
  };
  return async ({ currency, zones }, limit) => {
    const found: OtherDate[] = [];
    for (const id of later) {
      if (zones.size === 0 || found.length === limit) break;
      const other = id === performanceId ? undefined : await dates.read(id);
      if (!other || saleStateForAll(other.sale_data, at.getTime()) !== 'on_sale') continue;
      if (hasRoom(await countOnce(id, currency), zones)) found.push({ id, startedAt: other.startedAt });
    }
    return found;
  };
}

const hasRoom = (stock: readonly ZoneRow[], wanted: HadPlaces['zones']): boolean =>
  [...wanted].every(([zone, count]) => {
    const left = stock.find((one) => one.zone === zone);
    return left !== undefined && Math.max(left.seats_left, left.units_left) >= count;
  });

/** Those for the good tickets that an order has of a performance. */
export async function listOtherDates(
  deps: FinderDeps,
  order: OrderRecord,
  performanceId: number,
  limit = maxShown,
): Promise<OtherDate[]> {
  const find = await makeOtherDatesFinder(deps, performanceId, order.at);
  const zones = countBy(
    goodTickets(await findTickets(deps.db, order), performanceId).map(({ zone }) => zone),
  );
  return find({ currency: order.currency, zones }, limit);
}

/** How often each is there. */
export function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
