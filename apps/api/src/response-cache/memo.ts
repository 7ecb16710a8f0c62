/** A value that is looked up once and shared by all who ask, until it is old or everything is forgotten. */
export interface Memo<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export interface MemoOptions {
  readonly nowMs: () => number;
  readonly freshMs: number;
  /** For how long after that an old value is given while a new one is looked up. */
  readonly staleMs?: number;
  readonly maxEntries: number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly madeAt: number;
  isRefreshing: boolean;
}

export function makeMemo<Value>({ nowMs, freshMs, staleMs = 0, maxEntries }: MemoOptions): Memo<Value> {
  const kept = new Map<string, Entry<Value>>();

  const keep = (key: string, value: Promise<Value>) => {
    kept.delete(key);
    kept.set(key, { value, madeAt: nowMs(), isRefreshing: false });
    const oldest = kept.keys().next().value;
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    return value;
  };

  async function refresh(key: string, entry: Entry<Value>, load: () => Promise<Value>): Promise<void> {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    try {
      const value = await load();
      // What was begun before everything was forgotten is not kept after it.
      if (kept.get(key) === entry) keep(key, Promise.resolve(value));
    } catch {
      // Whoever asks after the stale time meets the failure.
      entry.isRefreshing = false;
    }
  }

  return {
    get(key, load) {
      const entry = kept.get(key);
      // A clock that was set back makes nothing young again.
      const age = entry ? Math.abs(nowMs() - entry.madeAt) : Number.POSITIVE_INFINITY;
      if (!entry || age >= freshMs + staleMs) {
        const value = keep(key, load());
        value.catch(() => kept.delete(key));
        return value;
      }
      if (age >= freshMs) void refresh(key, entry, load);
      return entry.value;
    },
    clear: () => kept.clear(),
  };
}
