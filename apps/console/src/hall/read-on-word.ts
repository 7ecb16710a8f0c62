/** What is read again when there is word that it has changed. */
export interface ReadOnWord {
  request(): void;
  stop(): void;
}

/**
 * Reads at once on the first word, and never twice at a time: what comes while it is read, or soon after, is read once more, together. So
 * what is read is always shown, however busy a hall is, and never older than the last word for long.
 */
export function makeReadOnWord(read: () => Promise<unknown>, pauseMs: number): ReadOnWord {
  let [isBusy, isAsked, isStopped] = [false, false, false];
  const run = async () => {
    isBusy = true;
    while (isAsked && !isStopped) {
      isAsked = false;
      await read().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    isBusy = false;
  };
  return {
    request: () => {
      isAsked = true;
      if (!isBusy) void run();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
