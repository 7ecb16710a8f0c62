/** What entries of the history are to remember, by their keys. */
export interface EntryStates {
  readonly read: (key: number) => unknown;
  readonly write: (key: number, state: unknown) => void;
}

const name = (key: number) => `entry:${key}`;

/**
 * Kept beside the history: whoever hears of Back, or that the document is left, can no longer write to the entry that he
 * leaves. Where a browser refuses storage, entries forget when the document does.
 */
export function entryStates(): EntryStates {
  const states = new Map<number, unknown>();
  return {
    read: (key) => {
      try {
        return states.get(key) ?? JSON.parse(sessionStorage.getItem(name(key)) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, state) => {
      states.set(key, state);
      try {
        sessionStorage.setItem(name(key), JSON.stringify(state));
      } catch {} // refused, or full
    },
  };
}
