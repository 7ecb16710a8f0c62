export interface SendingOptions {
  readonly onFault: (error: unknown) => void;
  /** How long after a fault it is tried again; twice as long after each further one, up to a limit. */
  readonly retryMs?: number;
  readonly maxRetryMs?: number;
  readonly now?: () => number;
}

export interface Sender {
  /** There is something to send. Nobody waits: it is sent beside all else, and again and again until it is there. */
  notice(): void;
  /** For how long that has been so. */
  unsentSeconds(): number;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Keeps something elsewhere as it is here, whatever becomes of the way there. */
export function keepSending(
  send: () => Promise<unknown>,
  { onFault, retryMs = 5000, maxRetryMs = 300_000, now = Date.now }: SendingOptions,
): Sender {
  let since: number | undefined;
  let isChanged = false;
  let isClosed = false;
  let faults = 0;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;

  const sendAll = async () => {
    while (isChanged && !isClosed) {
      isChanged = false;
      await send();
    }
    since = undefined;
    faults = 0;
  };
  const failed = (error: unknown) => {
    if (isClosed) return;
    isChanged = true;
    onFault(error);
    timer = setTimeout(begin, Math.min(maxRetryMs, retryMs * 2 ** faults)).unref();
    faults += 1;
  };
  const begin = () => {
    clearTimeout(timer);
    underWay ??= sendAll()
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  };

  return {
    notice: () => {
      since ??= now();
      isChanged = true;
      begin();
    },
    unsentSeconds: () => (since === undefined ? 0 : (now() - since) / 1000),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
