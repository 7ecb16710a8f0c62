import type { HallChange, HallStreamQuery } from '@parterre/contracts/console/performances';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { StockChanges } from '../stock/stock-changes.service.ts';
import { findArea } from '../withholding/hall.service.ts';
import { type EventStream, makeEventStream } from './event-stream.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');

/** What happens within this time is told at once: far below the second within which a seat must turn. */
const gatherMs = 150;

export interface HallStreamDeps {
  readonly stockChanges: Pick<StockChanges, 'subscribe'>;
}

/** Why somebody may not listen to what happens in a hall, or not any more. */
export async function refuseHall(
  db: Db,
  actor: StaffActor,
  { performance_id: performanceId }: HallStreamQuery,
): Promise<Refused | undefined> {
  const area = await findArea(db, performanceId);
  if (!area) return refuse(noPerformance);
  return isPermitted(actor.grants, 'performances.view', area) ? undefined : refuse(notPermitted);
}

/**
 * Tells whoever looks at a hall that something in it was taken, freed, sold or withheld, by the same word that visitors' plans turn by. What
 * it was they read as ever, and so as far as they may: the stream itself names nobody.
 */
export function streamHall(
  { stockChanges }: HallStreamDeps,
  { performance_id: performanceId }: HallStreamQuery,
): Pick<EventStream<HallChange>, 'body' | 'beat'> {
  const stream = makeEventStream<HallChange>();
  let [version, timer]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  const tell = () => {
    timer = undefined;
    version += 1;
    stream.send({ version });
  };
  const unsubscribe = stockChanges.subscribe((performanceIds) => {
    if (!performanceIds || performanceIds.includes(performanceId)) timer ??= setTimeout(tell, gatherMs);
  });
  stream.body.once('close', () => {
    unsubscribe();
    clearTimeout(timer);
  });
  return stream;
}
