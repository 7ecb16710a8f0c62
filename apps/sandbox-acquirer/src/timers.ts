/** Does something later; answers how to give it up. */
export type Schedule = (act: () => void, delayMs: number) => () => void;

const inTime: Schedule = (act, delayMs) => {
  const timer = setTimeout(act, delayMs).unref();
  return () => clearTimeout(timer);
};

export interface Timers {
  readonly schedule: (act: () => void, delayMs: number) => void;
  /** Nothing that was put off is done any more. */
  close(): void;
}

export function openTimers(schedule: Schedule = inTime): Timers {
  const waiting = new Set<() => void>();
  let isClosed = false;
  return {
    schedule: (act, delayMs) => {
      if (isClosed) return;
      const giveUp = schedule(() => {
        waiting.delete(giveUp);
        act();
      }, delayMs);
      waiting.add(giveUp);
    },
    close: () => {
      isClosed = true;
      for (const giveUp of waiting) giveUp();
    },
  };
}
