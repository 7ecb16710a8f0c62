/** What time it is in the database, as far as it can be known without asking. Never ahead of it: no hold ends too early. */
export interface DatabaseClock {
  /** Undefined when it has been silent for too long to decide by. */
  now(): Date | undefined;
  /** The same for whoever only looks: counted on for however long. This machine's own time until it was first heard. */
  estimate(): Date;
  sync(at: Date): void;
}

/** In a minute two clocks part by some milliseconds at most. */
const silenceMs = 60_000;

/** Counts on from what was last heard, by a clock that is never set. */
export function makeDatabaseClock(elapsedMs: () => number = () => performance.now()): DatabaseClock {
  let heard: { readonly atMs: number; readonly elapsedMs: number } | undefined;
  const countedOn = (maxMs: number) => {
    const sinceMs = heard && elapsedMs() - heard.elapsedMs;
    return heard && sinceMs !== undefined && sinceMs < maxMs ? new Date(heard.atMs + sinceMs) : undefined;
  };
  return {
    now: () => countedOn(silenceMs),
    estimate: () => countedOn(Number.POSITIVE_INFINITY) ?? new Date(),
    sync: (at) => {
      heard = { atMs: at.getTime(), elapsedMs: elapsedMs() };
    },
  };
}
