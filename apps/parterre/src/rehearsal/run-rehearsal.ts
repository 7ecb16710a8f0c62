import type { Db } from '@parterre/api/database/connect';
import { readClock } from '@parterre/api/database/read-clock';
import { selectLoadSum } from '@parterre/api/features/on-sale/on-sale.queries';
import {
  type ClaimedRehearsal,
  finishRehearsal,
  insertSums,
  storeBeat,
} from '@parterre/api/features/rehearsals/rehearsals.queries';
import { repeat } from '@parterre/api/repeat';
import type { RehearsalStop } from '@parterre/domain/on-sale/judge-rehearsal';
import type { Environment } from './house-env.ts';
import { endProcesses } from './processes.ts';
import { makeFolder, removeFolder } from './rehearsal-folders.ts';
import { type Course, type Ending, rehearse } from './rehearse.ts';

export interface RehearsalDeps {
  readonly db: Db;
  readonly dataDir: string;
  /** The settings of the real house. */
  readonly env: Environment;
  /** How far behind others in line for the processor a rehearsal stands. */
  readonly niceness: number;
  readonly onFault: (error: unknown) => void;
}

/** Holds a rehearsal from its copy to its verdict, and leaves nothing of it but that. */
export async function runRehearsal(
  deps: RehearsalDeps,
  claimed: ClaimedRehearsal,
  closing: AbortSignal,
): Promise<void> {
  const stop = new AbortController();
  const ended = AbortSignal.any([stop.signal, closing]);
  const folder = await makeFolder(deps.dataDir, { id: claimed.id, ended, niceness: deps.niceness });
  const course: Course = {
    stage: 'copying',
    progress: { gathered: 0, admitted: 0, held: 0, refused: 0, orders: 0, sold: 0, gone: 0, shed: 0 },
    seats: null,
    openedAt: null,
    seconds: [],
  };
  const watch = await makeWatch(deps, claimed.id, course, (why) => stop.abort(why));
  const endWatch = repeat(watch, { everyMs: beatEveryMs, onFault: deps.onFault });
  const work = rehearse({ db: deps.db, env: deps.env, folder, course }, claimed);
  let ending: (Ending & { readonly at: Date }) | undefined;
  try {
    const outcome = await Promise.race([work, untilAborted(ended)]);
    ending = { at: await readClock(deps.db), ...outcome };
  } catch (error) {
    if (!ended.aborted) deps.onFault(error);
    const code: RehearsalStop = ended.aborted ? readStop(ended.reason) : 'house_failed';
    ending = { at: await readClock(deps.db), outcome: 'stopped', faults: [{ code, count: 1 }] };
  } finally {
    stop.abort();
    await endProcesses(folder);
    // What it waited for is gone, and so is it before its folder is.
    await work.catch(() => undefined);
    await endWatch();
    await removeFolder(folder.path);
    // What was counted since it looked last.
    await watch();
    // Now others may be asked for.
    if (ending) await finishRehearsal(deps.db, claimed.id, ending);
  }
}

/** It is told why by whoever ends it. */
const readStop = (reason: unknown): RehearsalStop =>
  reason === 'stopped_by_operator' || reason === 'stopped_for_buyers' ? reason : 'runner_gone';

function untilAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error('the rehearsal was ended'));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return promise;
}

const beatEveryMs = 1000;
const beatsToLook = 5;
/** As long as two of the real house's sums. */
const lookBackMs = 10_000;
/** Beyond it the waiting room of a real sale would slow down (`domain/on-sale/verdict.ts`). */
const maxHoldMs = 400;

/** Says every second that it goes on, and every five looks whether real buyers have to wait for it. */
async function makeWatch(
  { db }: RehearsalDeps,
  id: string,
  course: Course,
  stop: (why: RehearsalStop) => void,
): Promise<() => Promise<void>> {
  const begunAt = (await readClock(db)).getTime();
  let beats = 0;
  return async () => {
    const at = await readClock(db);
    const { seconds, ...shown } = course;
    const counted = seconds.splice(0);
    if (counted.length > 0) await insertSums(db, id, counted);
    if (!(await storeBeat(db, id, { at, ...shown }))) stop('stopped_by_operator');
    beats += 1;
    if (beats % beatsToLook > 0) return;
    const since = new Date(Math.max(begunAt, at.getTime() - lookBackMs));
    const { holds, hold_p95_ms: p95, shed } = await selectLoadSum(db, since);
    if (shed > 0 || (holds > 0 && p95 > maxHoldMs)) stop('stopped_for_buyers');
  };
}
