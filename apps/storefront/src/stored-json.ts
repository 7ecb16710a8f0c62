/** For as long as the tab lives, or for good. Read by a function, since a browser may refuse even that. */
const storages = { tab: () => sessionStorage, device: () => localStorage } as const;
type StorageName = keyof typeof storages;

/** What is stored under a name; undefined when there is nothing, or nothing that can be read. */
export function readStored<Value>(storage: StorageName, name: string): Value | undefined {
  try {
    return JSON.parse(storages[storage]().getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes what was there. */
export function writeStored(storage: StorageName, name: string, value: unknown): void {
  try {
    if (value === undefined) storages[storage]().removeItem(name);
    else storages[storage]().setItem(name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing shows and sells all the same.
  }
}
