/** What time it is in the database, as far as it can be known without asking. */
export interface DatabaseClock {
  /** Undefined when it has been silent for too long. Never ahead of the database: a hold is not taken for ended too early. */
  now(): Date | undefined;
  hear(at: Date): void;
}

/** In a minute two clocks part by some milliseconds at most. */
const silenceMs = 60_000;

/** Counts on from what was last heard, by a clock that is never set. */
export function makeDatabaseClock(elapsedMs: () => number = () => performance.now()): DatabaseClock {
  let heard: { readonly atMs: number; readonly elapsedMs: number } | undefined;
  return {
    now: () => {
      const sinceMs = heard && elapsedMs() - heard.elapsedMs;
      return heard && sinceMs !== undefined && sinceMs < silenceMs
        ? new Date(heard.atMs + sinceMs)
        : undefined;
    },
    hear: (at) => {
      heard = { atMs: at.getTime(), elapsedMs: elapsedMs() };
    },
  };
}
