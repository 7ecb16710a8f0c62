interface Repetition {
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

/** Does something again and again, never twice at once; answers how to stop, which waits for what is under way. */
export function repeat(act: () => Promise<unknown>, { everyMs, onFault }: Repetition): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      underWay = act().catch(onFault).then(next);
    }, everyMs);
  };
  next();
  return async () => {
    clearTimeout(timer);
    await underWay;
    clearTimeout(timer);
  };
}
