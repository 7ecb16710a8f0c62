import { type BitSet, changeSet, fullSet } from '@parterre/domain/seats/bit-set';
import { nearestEqual } from '@parterre/domain/seats/choosing/nearest-equal';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { formatTicketId } from '@parterre/domain/seats/ticket-id';
import { type Memo, makeMemo } from '../../answers/memo.ts';
import type { Db } from '../../database/connect.ts';
import { countZones, readTakenSeats, type ZoneRow } from '../stock/stock.service.ts';
import type { LineStock } from './line.ts';
import type { Shelf } from './offer.service.ts';
import type { Rest } from './refusal.ts';

/** Says what is left to those who came too late. */
export interface RestReader {
  read(stock: LineStock, currency: string, at: Date): Promise<Rest>;
}

/** In a rush many ask at once, and what they hear is old when they have read it. */
const freshness = { nowMs: () => performance.now(), freshMs: 300, maxEntries: 1000 };

/** `mayKeep` says whether anything may be remembered at all. */
export function makeRestReader(db: Db, { dates, plans }: Shelf, mayKeep: () => boolean): RestReader {
  const freeSeats: Memo<BitSet> = makeMemo(freshness);
  const zones: Memo<readonly ZoneRow[]> = makeMemo(freshness);
  const recall = <Value>(memo: Memo<Value>, key: string, load: () => Promise<Value>) =>
    mayKeep() ? memo.get(key, load) : load();

  const free = (stock: LineStock, plan: SeatPlan, at: Date) =>
    recall(freeSeats, String(stock.dateId), async () =>
      changeSet(fullSet(plan.seatCount), { remove: await readTakenSeats(db, stock, at) }),
    );
  const alternatives = async (stock: LineStock, seat: number, at: Date) => {
    const { dateId } = stock;
    const hash = (await dates.read(dateId))?.planHash;
    const plan = hash ? await plans.read(hash) : undefined;
    const found = plan ? nearestEqual(plan, await free(stock, plan, at), seat) : [];
    return found.map((other) => formatTicketId({ kind: 'seat', dateId, seat: other }));
  };
  const placesLeft = async ({ eventId, dateId, zone }: LineStock, currency: string, at: Date) => {
    const wish = { events: [{ id: eventId, currency }], dateId, at };
    const counted = await recall(zones, `${dateId} ${currency}`, () => countZones(db, wish));
    return counted.find((row) => row.zone === zone)?.places_left ?? 0;
  };

  return {
    read: async (stock, currency, at) =>
      stock.seat === null
        ? { left: await placesLeft(stock, currency, at), alternatives: [] }
        : { left: 0, alternatives: await alternatives(stock, stock.seat, at) },
  };
}
