import type {
  WaitingRoom,
  WaitingRoomOfPerformance,
  WaitingRoomQuery,
} from '@parterre/contracts/console/waiting-rooms';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../commands/command.ts';
import { notPermitted } from '../../commands/run-command.service.ts';
import type { Db } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { describePerformance } from '../performances/withholding/hall.service.ts';
import { type RoomView, readPhase, viewRoom } from './room-view.ts';
import {
  countAdmissions,
  countStock,
  selectOpenings,
  selectOpenTogether,
  selectRoomOfPerformance,
} from './waiting-room.queries.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');

export async function showWaitingRoom(
  db: Db,
  actor: StaffActor,
  { performance_id: performanceId, lang }: WaitingRoomQuery,
  at: Date,
): Promise<WaitingRoomOfPerformance | Refused> {
  const described = await describePerformance(db, performanceId, lang, at);
  if (!described) return refuse(noPerformance);
  if (!isPermitted(actor.grants, 'performances.view', described.area)) return refuse(notPermitted);
  const row = await selectRoomOfPerformance(db, performanceId);
  const openings = await selectOpenings(db, [...(row?.performance_ids ?? []), performanceId]);
  const own = openings.find(({ performance_id }) => performance_id === performanceId);
  const together = await selectOpenTogether(db, performanceId);
  return {
    performance: described.performance,
    sale_starts_at: own?.sale_starts_at?.toISOString() ?? null,
    open_together: Math.max(1, together.length),
    room: row ? await describe(db, viewRoom(row, openings), at) : null,
  };
}

async function describe(db: Db, room: RoomView, at: Date): Promise<WaitingRoom> {
  const stock = await countStock(db, room, at);
  return {
    id: room.id,
    performance_ids: room.performance_ids,
    phase: readPhase(room, at),
    opens_at: room.opensAt?.toISOString() ?? null,
    taken: room.taken,
    drawn: room.drawn_at === null ? null : room.drawn,
    serving: room.serving,
    admitted: await countAdmissions(db, room.id),
    measured_per_minute: Math.round(room.rate * 60),
    max_per_minute: room.max_rate === null ? null : Math.round(room.max_rate * 60),
    is_paused: room.is_paused,
    seats_free: stock.free,
    seats_held: stock.held,
  };
}
