/** A value that is looked up once and shared by all who ask, until it is old or everything is forgotten. */
export interface Memo<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export interface MemoOptions {
  readonly nowMs: () => number;
  readonly freshMs: number;
  readonly maxEntries: number;
}

export function makeMemo<Value>({ nowMs, freshMs, maxEntries }: MemoOptions): Memo<Value> {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly madeAt: number }>();
  const isGood = (madeAt: number) => nowMs() - madeAt < freshMs;
  return {
    get(key, load) {
      const found = kept.get(key);
      if (found && isGood(found.madeAt)) return found.value;
      const value = load();
      kept.delete(key);
      kept.set(key, { value, madeAt: nowMs() });
      value.catch(() => kept.delete(key));
      const oldest = kept.keys().next().value;
      if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
      return value;
    },
    clear: () => kept.clear(),
  };
}
