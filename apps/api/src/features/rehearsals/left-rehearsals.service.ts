import type { Db } from '../../database/connect.ts';
import { deleteRehearsals, finishRehearsal, selectLeftAlone } from './rehearsals.queries.ts';

/** Longer than any pause between two signs of life. */
const unheardMs = 60_000;
/** Whoever asked for it has gone on to something else by then. */
export const maxWaitMs = 10 * 60_000;
/** For as long as the curve of a sale may be what another is held against. */
const keptMs = 400 * 24 * 3_600_000;

/** Ends what nobody began, and what whoever ran it has left: it says nothing of the house, and others may be asked for. */
export async function endLeftRehearsals(db: Db, at: Date): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const left = await selectLeftAlone(db, {
    unbegunSince: before(maxWaitMs),
    unheardSince: before(unheardMs),
  });
  for (const { id, was_begun } of left)
    await finishRehearsal(db, id, {
      at,
      outcome: 'stopped',
      faults: [{ code: was_begun ? 'runner_gone' : 'nobody_ran', count: 1 }],
    });
}

export const forgetRehearsals = (db: Db, at: Date): Promise<void> =>
  deleteRehearsals(db, new Date(at.getTime() - keptMs));
