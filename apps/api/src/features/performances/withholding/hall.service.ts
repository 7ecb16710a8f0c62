import type {
  HallOfPerformance,
  HallQuery,
  SeatedSeat,
  StaffPerformance,
} from '@parterre/contracts/console/performances';
import { isPermitted } from '@parterre/domain/staff/permissions';
import type { Area } from '@parterre/domain/staff/scope';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { selectGridRow } from '../grid/performance-grid.queries.ts';
import { withCounts } from '../grid/performance-grid.service.ts';
import {
  type PerformanceKey,
  selectSeatedOrders,
  selectStaffPerformance,
  selectTakenSeats,
  selectWithheldSeats,
} from './withholding.queries.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance, or it has no seats.');

/** Who sits where. Names of buyers are for those who may see orders. */
export async function showHall(
  db: Db,
  actor: StaffActor,
  { performance_id: performanceId, lang }: HallQuery,
  at: Date,
): Promise<HallOfPerformance | Refused> {
  const described = await describePerformance(db, performanceId, lang, at);
  if (!described) return refuse(noPerformance);
  const { area, performance, planHash } = described;
  if (!isPermitted(actor.grants, 'performances.view', area)) return refuse(notPermitted);
  if (planHash === null) return refuse(noPerformance);
  const key = { eventId: performance.event_id, performanceId };
  const seats = await readSeated(db, key, { at, grants: actor.grants, area });
  return { performance, plan_hash: planHash, seats };
}

export interface DescribedPerformance {
  readonly performance: StaffPerformance;
  /** Where a role must count that allows something with it. */
  readonly area: Area;
  /** Null where no seat is numbered. */
  readonly planHash: string | null;
}

/** Undefined when there is none. */
export async function describePerformance(
  db: Db,
  performanceId: number,
  lang: HallQuery['lang'],
  at: Date,
): Promise<DescribedPerformance | undefined> {
  const row = await selectStaffPerformance(db, performanceId);
  const described = row && (await selectGridRow(db, performanceId, lang));
  const [performance] = described ? await withCounts(db, [described], at) : [];
  if (!row || !performance) return undefined;
  const area = { kind: 'events', events: [{ eventId: row.event_id, placeIds: [row.place_id] }] } as const;
  return { performance, area, planHash: row.plan_hash };
}

/** Where a role must count that allows something with a performance. Undefined when there is none. */
export async function findArea(db: Db | Tx, performanceId: number): Promise<Area | undefined> {
  const row = await selectStaffPerformance(db, performanceId);
  return row && { kind: 'events', events: [{ eventId: row.event_id, placeIds: [row.place_id] }] };
}

interface Looking {
  readonly at: Date;
  readonly grants: StaffActor['grants'];
  readonly area: Area;
}

/** All seats that are not free, with as much of who has them as whoever looks may know. */
export async function readSeated(
  db: Db,
  performance: PerformanceKey,
  { at, grants, area }: Looking,
): Promise<SeatedSeat[]> {
  const [taken, withheld] = await Promise.all([
    selectTakenSeats(db, performance, at),
    selectWithheldSeats(db, performance),
  ]);
  const owners = [...new Set(taken.flatMap(({ owner }) => owner ?? []))];
  const mayChange = isPermitted(grants, 'performances.change', area);
  const mayName = isPermitted(grants, 'orders.view', area);
  const orders = new Map(
    (mayName ? await selectSeatedOrders(db, owners) : []).map((order) => [order.id, order]),
  );
  const notes = new Map(withheld.map((note) => [note.seat, note]));
  return taken.map(({ seat, ownership, owner, expires_at }) => {
    const order = owner === null ? undefined : orders.get(owner);
    // Of what a code opened for a buyer, it says what becomes of it when it is given back.
    const note = ownership === 'withheld' ? notes.get(seat) : undefined;
    const until = expires_at ?? note?.release_at ?? null;
    return {
      seat,
      state: ownership,
      until: until?.toISOString() ?? null,
      order: order ? { number: order.number, name: order.name } : null,
      reason: note?.reason ?? null,
      withheld_by: mayChange ? (note?.withheld_by ?? null) : null,
    };
  });
}
