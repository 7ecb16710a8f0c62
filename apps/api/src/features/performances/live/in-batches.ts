/**
 * Whoever asks while an answer is being found waits for the next one, together with all who come until that is begun: an
 * answer is never older than the question, and a thousand who ask at once cost two.
 */
export function inBatches<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const running = new Map<Key, Promise<unknown>>();
  const next = new Map<Key, Promise<Result>>();

  const begin = (key: Key): Promise<Result> => {
    next.delete(key);
    const begun = work(key);
    const ended = begun.then(
      () => undefined,
      () => undefined,
    );
    running.set(key, ended);
    void ended.then(() => running.get(key) === ended && running.delete(key));
    return begun;
  };
  return (key) => {
    const ended = running.get(key);
    if (!ended) return begin(key);
    const waiting = next.get(key) ?? ended.then(() => begin(key));
    next.set(key, waiting);
    return waiting;
  };
}
