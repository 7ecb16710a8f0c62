import { renameSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { isLongRun, modelReplay, modelReport } from './model-steps.ts';

export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Games<Played> {
  readonly game: fc.Arbitrary<Played>;
  readonly play: (played: Played) => Promise<void>;
  readonly steps: number;
  readonly stepsPerGame: number;
  /** How often each act came to what. */
  readonly counts: Counts;
}

/**
 * Plays as many games as make so many steps. Without a fault another run would be no better, so the usual one ends with the first; a long one goes on
 * with other seeds, and fails in the end with all of them.
 */
export async function playGames<Played>({ game, play, steps, stepsPerGame, counts }: Games<Played>) {
  const games = modelReplay ? 1 : Math.ceil(steps / stepsPerGame);
  const faults: string[] = [];
  let played = 0;
  const property = fc.asyncProperty(game, async (one) => {
    played += 1;
    await play(one).finally(() => writeReport({ steps: played * stepsPerGame, faults, counts }));
  });
  while (played < games) {
    const run = await fc.check(property, { numRuns: games - played, endOnFailure: true, ...modelReplay });
    if (!run.failed) break;
    // The message has the game, and not what went wrong in it.
    const { stack } = run.errorInstance as Error;
    faults.push(`${fc.defaultReportMessage(run)}\n${stack}`);
    if (!isLongRun) break;
  }
  writeReport({ steps: played * stepsPerGame, faults, counts });
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}

interface Report {
  readonly steps: number;
  readonly faults: readonly string[];
  readonly counts: Counts;
}

/** Renamed when it is whole: it is read at any moment. */
function writeReport({ steps, faults, counts }: Report): void {
  if (modelReport === undefined) return;
  const plain = Object.fromEntries([...counts].map(([act, outcomes]) => [act, Object.fromEntries(outcomes)]));
  writeFileSync(`${modelReport}.unfinished`, JSON.stringify({ steps, faults, counts: plain }));
  renameSync(`${modelReport}.unfinished`, modelReport);
}
