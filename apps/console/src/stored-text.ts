/** What this device remembers; a browser that keeps nothing is no fault. */
export function readStored(key: string, storage: () => Storage = () => localStorage): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(
  key: string,
  text: string | undefined,
  storage: () => Storage = () => localStorage,
) {
  try {
    if (text === undefined) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // Then it is asked for again the next time.
  }
}
