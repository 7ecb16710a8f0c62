import { randomUUID } from 'node:crypto';
import { dateSaleState } from '@parterre/domain/price/sale-state';
import { seatSet } from '@parterre/domain/seats/bit-set';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type Allotted, allotStock } from '@parterre/domain/waiting-list/allot-stock';
import { allotmentFate, keptUntilMs, type UnitHolder } from '@parterre/domain/waiting-list/allotment';
import { wishConfirmationMs } from '@parterre/domain/waiting-list/wish';
import type { Db, Tx } from '../../../database/connect.ts';
import { isContended } from '../../../database/contention.ts';
import { readClock } from '../../../database/read-clock.ts';
import type { PerformanceCache, SoldPerformance } from '../../performances/performance-cache.service.ts';
import type { PlanLibrary } from '../../performances/plan-cache.service.ts';
import { insertTasks } from '../order/order-events.queries.ts';
import { closePerformance, closeWish, giveUpAllotment } from './end-wish.service.ts';
import {
  allotSeats,
  allotUnits,
  deleteUnconfirmedWishes,
  deleteWished,
  endAllotment,
  eraseEndedWishes,
  insertAllotment,
  keepAgain,
  lockAllotments,
  lockLine,
  lockPerformance,
  lockWishedPerformance,
  markSeats,
  markUnits,
  type OpenAllotmentRow,
  type PerformanceKey,
  passStock,
  putOffWished,
  selectBasketsOfOrders,
  selectFreedPerformances,
  selectUnsettledPerformances,
  selectWaitedUnits,
  selectWish,
  selectWishedPerformances,
  unmarkStock,
  type WaitedUnitRow,
  type WishRow,
} from './waiting-list.queries.ts';
import { seatZone, totalMinor, toWish, zonePriceMinor } from './waiting-stock.ts';

export interface PassOnDeps {
  readonly db: Db;
  /** The database's clock when undefined. */
  readonly clock?: (() => Date) | undefined;
  readonly holdMs: number;
  readonly dates: Pick<PerformanceCache, 'read'>;
  readonly plans: PlanLibrary;
  readonly announce: (performanceIds: readonly number[]) => void;
}

/** So often all stock of a performance is looked at: prices, plans and capacities change without anything being given up. */
const lookEveryMs = 60_000;
/** So long an end that could not be told keeps its address. */
const untoldMs = 7 * 24 * 3_600_000;
/** As `list_head_start` has it. */
const headStartMs = 10 * 60_000;

/**
 * Passes on to those who wait what was given up, and has them written to. What it cannot do now it does the next time: until then
 * nobody else has it. To be called every second or so, by any number of processes.
 */
export async function passOnStock(deps: PassOnDeps): Promise<void> {
  const { db, clock } = deps;
  const at = clock?.() ?? (await readClock(db));
  const wished = await selectWishedPerformances(db, at);
  if (wished.length === 0) return;
  const pressing = new Set([
    ...(await selectFreedPerformances(db, wished)),
    ...(await selectUnsettledPerformances(db, at)),
  ]);
  const faults: unknown[] = [];
  // One performance whose turn fails keeps no other from its own.
  for (const { performance_id, is_due } of wished)
    if (is_due || pressing.has(performance_id))
      await passOn(deps, performance_id, at).catch((fault) => isContended(fault) || faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

/** Forgets wishes that nobody confirmed, and addresses that nobody needs. To be called every so often. */
export async function forgetWishes(db: Db, at: Date): Promise<void> {
  await deleteUnconfirmedWishes(db, new Date(at.getTime() - wishConfirmationMs));
  await eraseEndedWishes(db, new Date(at.getTime() - untoldMs));
}

async function passOn(deps: PassOnDeps, performanceId: number, at: Date): Promise<void> {
  const date = await deps.dates.read(performanceId);
  const plan = date?.planHash ? await deps.plans.read(date.planHash) : undefined;
  await deps.db.transaction(async (tx) => {
    const wished = await lockWishedPerformance(tx, performanceId, at);
    if (!wished) return;
    const key = { eventId: wished.event_id, performanceId };
    await takeTurn({ tx, key, date, plan, at, holdMs: deps.holdMs }, wished.is_due);
  });
  deps.announce([performanceId]);
}

/** One turn of one performance, in one transaction. */
interface Turn {
  readonly tx: Tx;
  readonly key: PerformanceKey;
  /** Undefined when the catalogue has it no more. */
  readonly date: SoldPerformance | undefined;
  readonly plan: SeatPlan | undefined;
  readonly at: Date;
  readonly holdMs: number;
}

type SaleNow = 'open' | 'closed' | 'over';

/** Nobody waits for what is over; what is only put off is waited for. */
function saleNow({ date, at }: Turn): SaleNow {
  if (!date) return 'over';
  const state = dateSaleState({ ...date.sale_data, ticketsLeft: 1 }, at.getTime());
  if (state === 'ended' || state === 'cancelled') return 'over';
  return state === 'on_sale' ? 'open' : 'closed';
}

async function takeTurn(turn: Turn, isDue: boolean): Promise<void> {
  const { tx, key, at } = turn;
  const { performanceId } = key;
  const sale = saleNow(turn);
  const line = await lockLine(tx, key);
  if (isDue) await markWanted(turn, line);
  await settleAllotments(turn, await lockAllotments(tx, performanceId), sale);
  if (sale === 'over') await closeLine(turn);
  const left = await lockLine(tx, key);
  if (sale === 'open')
    await offerStock(
      turn,
      left.filter(({ is_offered }) => !is_offered),
    );
  const isStillWaited = left.length > 0 || (await lockAllotments(tx, performanceId)).length > 0;
  if (!isStillWaited) await closeList(turn);
  else if (isDue) await putOffWished(tx, performanceId, new Date(at.getTime() + lookEveryMs));
}

/** Nobody waits for it any more. Whoever took what was kept for them may be paying: what became of that ends their wish. */
async function closeLine({ tx, key, at }: Turn): Promise<void> {
  const { performanceId } = key;
  const taken = new Set((await lockAllotments(tx, performanceId)).map(({ wish_id }) => wish_id));
  for (const wish of await lockLine(tx, key))
    if (!taken.has(wish.id)) await closePerformance(tx, wish, performanceId, { because: 'over', at });
}

/** Has all that is wanted come back to the list, whoever has it now. */
async function markWanted(
  { tx, key, date, plan, at, holdMs }: Turn,
  line: readonly WishRow[],
): Promise<void> {
  const zones = new Set(line.flatMap((wish) => wish.zones));
  if (!date || zones.size === 0) return;
  const sweptBy = new Date(at.getTime() + holdMs + headStartMs);
  if (plan) {
    const marked = new Set((await selectWaitedUnits(tx, key, at)).flatMap(({ zone, unit }) => zone ?? unit));
    const isUnmarked = (seat: number) => zones.has(seatZone(plan, seat)) && !marked.has(seat);
    const seats = [...Array(plan.seatCount).keys()].filter(isUnmarked);
    const seatZones = seats.map((seat) => seatZone(plan, seat));
    if (seats.length > 0) await markSeats(tx, key, { seats, zones: seatZones, at, sweptBy });
  }
  for (const zone of [...zones].sort())
    if (date.zones.get(zone)?.hasUnits) await markUnits(tx, key, { zone, at, sweptBy });
}

/** What became of what was kept for somebody. */
async function settleAllotments(
  turn: Turn,
  allotments: readonly OpenAllotmentRow[],
  sale: SaleNow,
): Promise<void> {
  const { tx, key, at } = turn;
  if (allotments.length === 0) return;
  const units = await selectWaitedUnits(tx, key, at);
  const owners = units.flatMap(({ owner }) => owner ?? []);
  const baskets = await selectBasketsOfOrders(tx, [...new Set(owners)]);
  for (const allotment of allotments) {
    const wish = await selectWish(tx, allotment.wish_id);
    const isWanted = wish?.ended_at === null && sale !== 'over';
    const holders = allotment.units.map((unit) => findHolder(allotment, unit, { units, baskets }));
    const view = { state: allotment.state, untilMs: allotment.kept_until.getTime(), isWanted, holders };
    await applyFate(turn, { allotment, wish }, allotmentFate(view, at.getTime()));
  }
}

interface Kept {
  readonly allotment: OpenAllotmentRow;
  readonly wish: WishRow | undefined;
}

async function applyFate(
  { tx, key, at }: Turn,
  { allotment, wish }: Kept,
  fate: ReturnType<typeof allotmentFate>,
): Promise<void> {
  const { id, zone, units } = allotment;
  const isWaiting = wish !== undefined && wish.ended_at === null;
  switch (fate) {
    case 'stays':
      return;
    case 'returns':
      await passStock(tx, { ...key, zone, units, to: { owner: id }, at });
      return keepAgain(tx, id);
    case 'bought':
      await endAllotment(tx, id, 'bought', at);
      if (isWaiting) await closeWish(tx, wish, 'bought', at);
      return;
    case 'late':
      await giveUpAllotment(tx, allotment, 'late', at);
      if (isWaiting) await closeWish(tx, wish, 'late', at);
      return;
    case 'declined':
      await giveUpAllotment(tx, allotment, 'declined', at);
      if (isWaiting) await closePerformance(tx, wish, key.performanceId, { because: 'declined', at });
      return;
    default:
      await giveUpAllotment(tx, allotment, fate, at);
  }
}

/** Offers what there is to whom it wholly meets, and puts the rest on sale. */
async function offerStock(turn: Turn, line: readonly WishRow[]): Promise<void> {
  const { tx, key, date, at } = turn;
  if (!date) return;
  const units = await selectWaitedUnits(tx, key, at);
  const { startedAtMs, saleEndsAtMs = Number.POSITIVE_INFINITY } = date.sale_data;
  const untilMs = keptUntilMs(at.getTime(), Math.min(startedAtMs, saleEndsAtMs));
  const allotted = untilMs === undefined ? [] : share({ ...turn, date }, line, units);
  const byId = new Map(line.map((wish) => [wish.id, wish]));
  for (const each of allotted) {
    const wish = byId.get(each.wishId);
    if (wish && untilMs !== undefined)
      await keep({ ...turn, date }, { wish, allotted: each, keptUntil: new Date(untilMs) });
  }
  // Where a buyer was quicker with some of what was to be kept, the rest waits for the next turn.
  const given = new Set(allotted.flatMap((each) => (each.kind === 'seats' ? each.seats : [])));
  const rest = units.filter(({ zone, unit }) => zone === null && !given.has(unit));
  const hasUnits = units.some(({ zone, is_with_list }) => zone !== null && is_with_list);
  const left = hasUnits ? (await selectWaitedUnits(tx, key, at)).filter(({ zone }) => zone !== null) : [];
  await putOnSale(turn, [...rest, ...left]);
}

type OpenTurn = Turn & { readonly date: SoldPerformance };

function share(
  { plan, date }: OpenTurn,
  line: readonly WishRow[],
  units: readonly WaitedUnitRow[],
): readonly Allotted[] {
  const free = units.filter(({ is_free }) => is_free);
  const seats = free.flatMap(({ zone, unit }) => (zone === null ? unit : []));
  const counts = new Map<string, number>();
  for (const { zone } of free) if (zone !== null) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  return allotStock(line.map(toWish), {
    seats: plan && { plan, free: seatSet(plan.seatCount, seats) },
    units: counts,
    priceMinor: (zone, currency) => zonePriceMinor(date, zone, currency),
  });
}

interface Keeping {
  readonly wish: WishRow;
  readonly allotted: Allotted;
  readonly keptUntil: Date;
}

async function keep(turn: OpenTurn, { wish, allotted, keptUntil }: Keeping): Promise<void> {
  const { tx, key, at } = turn;
  const id = randomUUID();
  const units = await takeAllotted(turn, id, allotted);
  if (units.length === 0) return;
  const zone = allotted.kind === 'seats' ? null : allotted.zone;
  await insertAllotment(tx, {
    id,
    wish_id: wish.id,
    event_id: key.eventId,
    performance_id: key.performanceId,
    zone,
    units,
    total_minor: totalMinor(turn, { zone, units }, wish.currency),
    offered_at: at,
    kept_until: keptUntil,
  });
  const payload = { wish_id: wish.id, allotment_id: id };
  await insertTasks(tx, [
    { deduplicationKey: `wish_offered:${id}`, kind: 'wish_offered', orderId: null, payload, at },
  ]);
}

async function takeAllotted(
  { tx, key, at }: Turn,
  id: string,
  allotted: Allotted,
): Promise<readonly number[]> {
  if (allotted.kind === 'units')
    return allotUnits(tx, key, { id, zone: allotted.zone, count: allotted.count, at });
  const { seats } = allotted;
  return (await allotSeats(tx, key, { id, seats, at })) ? seats : [];
}

/** Puts on sale whatever of it the list has. */
async function putOnSale({ tx, key, at }: Turn, rows: readonly WaitedUnitRow[]): Promise<void> {
  const byZone = Map.groupBy(
    rows.filter(({ is_with_list }) => is_with_list),
    ({ zone }) => zone,
  );
  for (const [zone, units] of byZone)
    await passStock(tx, { ...key, zone, units: units.map(({ unit }) => unit), to: 'sale', at });
}

/** Nobody waits any more: what the list has goes on sale, and so does all that is given up after this. */
async function closeList(turn: Turn): Promise<void> {
  const { tx, key, at } = turn;
  await lockPerformance(tx, key);
  await putOnSale(turn, await selectWaitedUnits(tx, key, at));
  await unmarkStock(tx, key);
  await deleteWished(tx, key.performanceId);
}

function findHolder(
  { id, zone, basket_id }: OpenAllotmentRow,
  unit: number,
  {
    units,
    baskets,
  }: { readonly units: readonly WaitedUnitRow[]; readonly baskets: ReadonlyMap<string, string> },
): UnitHolder {
  const row = units.find((each) => each.unit === unit && each.zone === zone);
  if (!row || row.owner === null) return 'other';
  if (row.owner === id) return 'allotment';
  if (row.is_with_list) return 'list';
  const isTakers = row.owner === basket_id || baskets.get(row.owner) === basket_id;
  if (basket_id === null || !isTakers) return 'other';
  return row.state === 'sold' ? 'sold' : 'taker';
}
