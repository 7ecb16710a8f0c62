import type { HallOfPerformance, HallQuery } from '@parterre/contracts/console/performances';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { selectGridRow } from '../grid/performance-grid.queries.ts';
import { withCounts } from '../grid/performance-grid.service.ts';
import {
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
  const row = await selectStaffPerformance(db, performanceId);
  const area =
    row && ({ kind: 'events', events: [{ eventId: row.event_id, placeIds: [row.place_id] }] } as const);
  if (!area || !isPermitted(actor.grants, 'performances.view', area))
    return refuse(area ? notPermitted : noPerformance);
  const described = await selectGridRow(db, performanceId, lang);
  const [shown] = described ? await withCounts(db, [described], at) : [];
  if (!row.plan_hash || !shown) return refuse(noPerformance);
  const performance = { eventId: row.event_id, performanceId };
  const [taken, withheld] = await Promise.all([
    selectTakenSeats(db, performance, at),
    selectWithheldSeats(db, performance),
  ]);
  const owners = [...new Set(taken.flatMap(({ owner }) => owner ?? []))];
  const mayChange = isPermitted(actor.grants, 'performances.change', area);
  const mayName = isPermitted(actor.grants, 'orders.view', area);
  const orders = new Map(
    (mayName ? await selectSeatedOrders(db, owners) : []).map((order) => [order.id, order]),
  );
  const notes = new Map(withheld.map((note) => [note.seat, note]));
  return {
    performance: shown,
    plan_hash: row.plan_hash,
    seats: taken.map(({ seat, ownership, owner, expires_at }) => {
      const order = owner === null ? undefined : orders.get(owner);
      const note = notes.get(seat);
      const until = expires_at ?? note?.release_at ?? null;
      return {
        seat,
        state: ownership,
        until: until?.toISOString() ?? null,
        order: order ? { number: order.number, name: order.name } : null,
        reason: note?.reason ?? null,
        withheld_by: mayChange ? (note?.withheld_by ?? null) : null,
      };
    }),
  };
}
