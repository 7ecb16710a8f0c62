import type { Readable } from 'node:stream';
import type { HallChange, HallStreamQuery } from '@parterre/contracts/console/performances';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { StockChanges } from '../stock/stock-changes.service.ts';
import { findArea } from '../withholding/hall.service.ts';
import { beatEveryMs, makeEventStream } from './event-stream.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');

/** What happens within this time is told at once: far below the second within which a seat must turn. */
const gatherMs = 150;

export interface HallStreamDeps {
  readonly db: Db;
  readonly stockChanges: Pick<StockChanges, 'subscribe'>;
}

/**
 * Tells whoever looks at a hall that something in it was taken, freed, sold or withheld, by the same word that visitors' plans turn by. What
 * it was they read as ever, and so as far as they may: the stream itself names nobody and outlives no role.
 */
export async function streamHall(
  { db, stockChanges }: HallStreamDeps,
  actor: StaffActor,
  { performance_id: performanceId }: HallStreamQuery,
): Promise<Readable | Refused> {
  const area = await findArea(db, performanceId);
  if (!area) return refuse(noPerformance);
  if (!isPermitted(actor.grants, 'performances.view', area)) return refuse(notPermitted);
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
  const beating = setInterval(stream.beat, beatEveryMs);
  stream.body.once('close', () => {
    unsubscribe();
    clearInterval(beating);
    clearTimeout(timer);
  });
  return stream.body;
}
