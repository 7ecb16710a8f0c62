import { readClock } from '@parterre/api/database/read-clock';
import { endLeftRehearsals, maxWaitMs } from '@parterre/api/features/rehearsals/left-rehearsals.service';
import {
  claimRehearsal,
  finishRehearsal,
  selectIsOver,
} from '@parterre/api/features/rehearsals/rehearsals.queries';
import { clearLeftFolders } from './rehearsal-folders.ts';
import { type RehearsalDeps, runRehearsal } from './run-rehearsal.ts';

/** In which whoever ran one has cleared up. */
const clearingMs = 2 * 60_000;

/**
 * Clears up after runners that are no more, and holds the rehearsal that somebody has asked for, if nobody else does. To be called every few
 * seconds, by any number of processes.
 */
export async function sweepRehearsals(deps: RehearsalDeps, closing: AbortSignal): Promise<void> {
  const { db, dataDir } = deps;
  const at = await readClock(db);
  const before = new Date(at.getTime() - clearingMs);
  for (const id of await clearLeftFolders(dataDir, (left) => selectIsOver(db, left, before)))
    await finishRehearsal(db, id, { at, outcome: 'stopped', faults: [{ code: 'runner_gone', count: 1 }] });
  await endLeftRehearsals(db, at);
  if (closing.aborted) return;
  const requestedSince = new Date(at.getTime() - maxWaitMs);
  const claimed = await claimRehearsal(db, { at, requestedSince });
  if (claimed) await runRehearsal(deps, claimed, closing);
}
