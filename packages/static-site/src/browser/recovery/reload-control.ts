import type { Address } from '../address/resolve-address.ts';

/** `page`: it could not be drawn. `chunk`: it was drawn, then a part of it could not be loaded. */
export type ReloadCause = 'page' | 'chunk';

/** The only way to an automatic reload: one per address and build, none without memory, none in the middle of an order. */
export interface ReloadControl {
  /** Asking is taking: true is answered once. */
  readonly allow: (address: Address, cause: ReloadCause) => boolean;
  /**
   * The page was drawn, so a later failure may reload it again. A lost chunk is not forgiven: the page is drawn
   * before the chunk fails, and would be reloaded for ever.
   */
  readonly clear: (address: Address) => void;
  /** The document is left: the next one finds what was cleared. Storage is slow, and a page that is shown has no time. */
  readonly leave: () => void;
}

export function reloadControl(storage: () => Storage, build: string): ReloadControl {
  const storageKey = ({ path }: Address, cause: ReloadCause) => `reload:${cause}:${path}`;
  const cleared = new Set<string>();
  const allow = (address: Address, cause: ReloadCause) => {
    const key = storageKey(address, cause);
    const isTaken = !cleared.has(key) && storage().getItem(key) === build;
    if (address.isProtected || isTaken) return false;
    storage().setItem(key, build);
    cleared.delete(key);
    return true;
  };
  return {
    allow: (address, cause) => attempt(() => allow(address, cause)) ?? false,
    clear: (address) => void cleared.add(storageKey(address, 'page')),
    leave: () =>
      attempt(() => {
        for (const key of cleared) storage().removeItem(key);
      }),
  };
}

/** A browser may refuse session storage, or have none left. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
