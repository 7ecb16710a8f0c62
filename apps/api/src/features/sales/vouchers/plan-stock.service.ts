import type { IssuedStock, VoucherIssue } from '@parterre/contracts/console/vouchers';
import type { Problem } from '@parterre/contracts/errors/problem';
import { bestAvailable } from '@parterre/domain/seats/best-available/best-available';
import { changeSet, fullSet } from '@parterre/domain/seats/bit-set';
import { listSeats } from '@parterre/domain/seats/plan/list-seats';
import { at as columnAt, type SeatPlan } from '@parterre/domain/seats/plan/plan';
import { planStock, type SeatForCodes, type StockRule } from '@parterre/domain/vouchers/voucher-stock';
import { type Json, type Refused, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { Contended } from '../../../database/contention.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { PlanLibrary } from '../../performances/plan-cache.service.ts';
import { announceSeats } from '../../performances/withholding/announce-seats.service.ts';
import {
  lockSeats,
  openSeats,
  type PerformanceKey,
  selectStaffPerformance,
  selectTakenSeats,
  selectWithheldSeats,
  storeWithheldSeats,
} from '../../performances/withholding/withheld-stock.service.ts';
import { reserveUnits, selectFreeUnits, selectLiveBatches } from './voucher-stock.queries.ts';

/** What the codes of a batch that is to be issued will open, or what is to be taken out of the sale for it. */
export type PlannedStock = { readonly performance: PerformanceKey } & (
  | {
      readonly kind: StockRule;
      readonly seats: readonly number[];
      /** Of each seat. */
      readonly zones: readonly string[];
    }
  | { readonly kind: 'units'; readonly zone: string; readonly count: number }
);

export interface StockPlan {
  readonly kind: 'planned';
  readonly stock: PlannedStock;
  /** For the preview. */
  readonly shown: { readonly [name: string]: Json };
  /** Why it cannot be done, though what would be done can be shown. */
  readonly blocked?: Problem;
}

const fieldFault = (reason: 'required' | 'out_of_range' | 'unknown_value', message: string): Refused =>
  refuse(makeProblem('invalid_request', message, { details: [{ field: 'input.stock', reason, message }] }));
const notFree = makeProblem('places_not_free', 'Some of these places are not free, or there are too few.');
const nothingWithheld = makeProblem('seats_not_withheld', 'None of these seats is withheld.');

/** Looks at the stock for a batch, and keeps others away from its seats until the transaction ends. */
export async function planIssuedStock(
  tx: Tx,
  plans: PlanLibrary,
  { stock, ...terms }: VoucherIssue & { readonly stock: IssuedStock },
  at: Date,
): Promise<StockPlan | Refused> {
  const [performanceId, another] = terms.performance_ids ?? [];
  if (performanceId === undefined || another !== undefined)
    return fieldFault('required', 'places are those of one performance');
  const row = await selectStaffPerformance(tx, performanceId);
  if (!row) return fieldFault('unknown_value', 'must be of a performance');
  const performance = { eventId: row.event_id, performanceId };
  const hall = row.plan_hash === null ? undefined : await plans.read(row.plan_hash);
  const planned =
    (await planUnits(tx, { performance, stock, at })) ??
    (await planSeats(tx, { performance, stock, at }, hall));
  if (planned.kind === 'planned' && !countsFor(terms, planned.stock))
    return fieldFault('out_of_range', 'its codes must count for all of it');
  return planned;
}

/** What its price rule does not count for could not be ordered with it. */
function countsFor(
  { event_ids, zones, seats }: Pick<VoucherIssue, 'event_ids' | 'zones' | 'seats'>,
  stock: PlannedStock,
): boolean {
  const areAmong = <Value>(all: readonly Value[] | undefined, wanted: readonly Value[]) =>
    all === undefined || wanted.every((one) => all.includes(one));
  return (
    areAmong(event_ids, [stock.performance.eventId]) &&
    areAmong(zones, stock.kind === 'units' ? [stock.zone] : stock.zones) &&
    (stock.kind === 'units' ? seats === undefined : areAmong(seats, stock.seats))
  );
}

interface Wanted {
  readonly performance: PerformanceKey;
  readonly stock: IssuedStock;
  readonly at: Date;
}

/** Undefined where it is not about places without numbers. */
async function planUnits(tx: Tx, { performance, stock, at }: Wanted): Promise<StockPlan | undefined> {
  if (stock.kind !== 'reserves_places') return undefined;
  const { zone, count } = stock;
  const free = await selectFreeUnits(tx, performance, zone, at);
  if (free === undefined) return undefined;
  return {
    kind: 'planned',
    stock: { kind: 'units', performance, zone, count },
    shown: { reserves: [`${zone}: ${count}`] },
    ...(free < count && { blocked: notFree }),
  };
}

async function planSeats(
  tx: Tx,
  { performance, stock, at }: Wanted,
  hall: SeatPlan | undefined,
): Promise<StockPlan | Refused> {
  if (!hall) return fieldFault('unknown_value', 'must be places of the hall');
  const named = await nameSeats(tx, { performance, stock, at }, hall);
  if (named === undefined || named.some((seat) => seat >= hall.seatCount))
    return fieldFault('unknown_value', 'must be places of the hall');
  if (named.length === 0) return refuse(notFree);
  const kind = stock.kind === 'opens' ? 'opens' : 'reserves';
  const { taken, left } = planStock(kind, await lockForCodes(tx, performance, named, at));
  if (kind === 'opens' && taken.length === 0) return refuse(nothingWithheld);
  return {
    kind: 'planned',
    stock: {
      kind,
      performance,
      seats: taken,
      zones: taken.map((seat) => hall.zones[columnAt(hall.zone, seat)]?.id ?? ''),
    },
    shown: {
      [kind]: listSeats(hall, taken),
      ...(left.length > 0 && { left_out: listSeats(hall, left) }),
    },
    ...(kind === 'reserves' && left.length > 0 && { blocked: notFree }),
  };
}

/** Those that are asked for, or the best of their zone: none when there are too few. Undefined where the hall has no such zone. */
async function nameSeats(
  tx: Tx,
  { performance, stock, at }: Wanted,
  hall: SeatPlan,
): Promise<readonly number[] | undefined> {
  if (stock.kind !== 'reserves_places') return [...new Set(stock.seats)].sort((one, other) => one - other);
  const zone = hall.zones.findIndex(({ id }) => id === stock.zone);
  if (zone < 0) return undefined;
  const taken = (await selectTakenSeats(tx, performance, at)).map(({ seat }) => seat);
  const free = changeSet(fullSet(hall.seatCount), { remove: taken });
  return bestAvailable(hall, free, { count: stock.count, seed: 0, zones: new Set([zone]) }).seats;
}

/** Those of the stock first, then what operators noted of them, as whoever withholds does. */
async function lockForCodes(
  tx: Tx,
  performance: PerformanceKey,
  seats: readonly number[],
  at: Date,
): Promise<SeatForCodes[]> {
  const rows = new Map((await lockSeats(tx, performance, seats, at)).map((row) => [row.seat, row]));
  const noted = new Set((await selectWithheldSeats(tx, performance)).map(({ seat }) => seat));
  const openers = new Set([...rows.values()].flatMap(({ opened_by }) => opened_by ?? []));
  const live = openers.size > 0 ? await selectLiveBatches(tx, [...openers], at) : openers;
  return seats.map((seat) => {
    const { ownership = 'free', opened_by = null } = rows.get(seat) ?? {};
    const isOpened = opened_by !== null && live.has(opened_by);
    return { seat, ownership, isByOperator: noted.has(seat), isOpened };
  });
}

interface Issuing {
  readonly batchId: string;
  readonly name: string;
  readonly by: string;
  readonly at: Date;
}

/** Takes it out of the sale where it is not yet, and opens it to the codes of the batch. */
export async function storeIssuedStock(
  tx: Tx,
  stock: PlannedStock,
  { batchId, name, by, at }: Issuing,
): Promise<void> {
  const { performance } = stock;
  const [wanted, stored] =
    stock.kind === 'units'
      ? [stock.count, await reserveUnits(tx, performance, { ...stock, batchId, at })]
      : [stock.seats.length, await storeSeats(tx, stock, { batchId, name, by, at })];
  // What nobody had asked for before cannot be locked: somebody was quicker.
  if (stored < wanted) throw new Contended('places were taken meanwhile');
  await announceSeats(tx, [performance]);
}

async function storeSeats(
  tx: Tx,
  { kind, performance, seats, zones }: Exclude<PlannedStock, { kind: 'units' }>,
  { batchId, name, by, at }: Issuing,
): Promise<number> {
  const withheld =
    kind === 'opens'
      ? seats.length
      : await storeWithheldSeats(tx, performance, { seats, zones, reason: name, by, at, releaseAt: null });
  return Math.min(withheld, await openSeats(tx, performance, seats, batchId));
}
