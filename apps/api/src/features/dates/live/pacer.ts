/** Does something again and again, never twice at once, and with a pause in between however often it is asked for. */
export interface Pacer {
  ask(): void;
  stop(): void;
}

export function makePacer(act: () => Promise<void>, pauseMs: number): Pacer {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isAsked = false;
  let isStopped = false;

  const run = async () => {
    isBusy = true;
    isAsked = false;
    // What failed is done the next time it is asked for.
    await act().catch(() => undefined);
    timer = setTimeout(() => {
      isBusy = false;
      if (isAsked) void run();
    }, pauseMs);
  };
  return {
    ask: () => {
      if (isStopped) return;
      isAsked = true;
      if (!isBusy) void run();
    },
    stop: () => {
      isStopped = true;
      isAsked = false;
      clearTimeout(timer);
    },
  };
}
