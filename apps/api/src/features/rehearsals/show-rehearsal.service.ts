import {
  type Rehearsal,
  type RehearsalsOfPerformance,
  rehearsalStages,
} from '@parterre/contracts/console/rehearsals';
import type { WaitingRoomQuery } from '@parterre/contracts/console/waiting-rooms';
import type { CurvePoint } from '@parterre/domain/on-sale/forecast';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../commands/command.ts';
import { notPermitted } from '../../commands/run-command.service.ts';
import type { Db } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { describePerformance } from '../performances/withholding/hall.service.ts';
import {
  type RehearsalRow,
  type SoldRow,
  selectFinished,
  selectLastJudged,
  selectSold,
  selectUnderWay,
} from './rehearsals.queries.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const maxShown = 10;
const stepSeconds = 5;
/** Whoever runs one says so every second. */
const leftAloneMs = 60_000;

export async function showRehearsals(
  db: Db,
  actor: StaffActor,
  { performance_id: performanceId, lang }: WaitingRoomQuery,
  at: Date,
): Promise<RehearsalsOfPerformance | Refused> {
  const described = await describePerformance(db, performanceId, lang, at);
  if (!described) return refuse(noPerformance);
  if (!isPermitted(actor.grants, 'performances.view', described.area)) return refuse(notPermitted);
  const open = await selectUnderWay(db);
  const finished = await selectFinished(db, performanceId, maxShown);
  const shown = [...(open ? [open] : []), ...finished];
  const sold = await selectSold(
    db,
    shown.map(({ id }) => id),
    stepSeconds,
  );
  const show = (row: RehearsalRow) => toWire(row, sold, at);
  return {
    performance: described.performance,
    under_way: open ? show(open) : null,
    finished: finished.map(show),
  };
}

function toWire(row: RehearsalRow, sold: readonly SoldRow[], at: Date): Rehearsal {
  const { event_id: _event, claimed_at: claimedAt, stage, ...same } = row;
  const heardAt = claimedAt ?? row.requested_at;
  return {
    ...same,
    stage: rehearsalStages.find((known) => known === stage) ?? null,
    is_left_alone: row.finished_at === null && at.getTime() - heardAt.getTime() > leftAloneMs,
    requested_at: row.requested_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    faults: [...(row.faults ?? [])],
    points: drawSold(row, sold),
  };
}

/** What was sold of the seats, since the opening. */
function drawSold({ id, seats, opened_at }: RehearsalRow, rows: readonly SoldRow[]): CurvePoint[] {
  if (opened_at === null || seats === null || seats === 0) return [];
  let sold = 0;
  const points: CurvePoint[] = [{ minute: 0, share: 0 }];
  for (const row of rows.filter(({ rehearsal_id }) => rehearsal_id === id)) {
    sold += row.sold;
    points.push({ minute: row.second / 60, share: Math.min(1, sold / seats) });
  }
  return points;
}

/** How the sale of a performance went when it was rehearsed last; null where that never came to its end. */
export async function readRehearsedCurve(
  db: Db,
  performanceId: number,
): Promise<{ readonly at: Date; readonly seats: number; readonly points: readonly CurvePoint[] } | null> {
  const row = await selectLastJudged(db, performanceId);
  if (!row?.finished_at || row.seats === null) return null;
  const points = drawSold(row, await selectSold(db, [row.id], stepSeconds));
  return points.length > 1 ? { at: row.finished_at, seats: row.seats, points } : null;
}
