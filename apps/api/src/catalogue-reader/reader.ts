import type { Db } from '../database/connect.ts';
import { makeMemo } from '../response-cache/memo.ts';
import { type CatalogueSettings, readSettings } from './settings.queries.ts';

/** What every reading service needs. */
export interface Reader {
  readonly db: Db;
  readonly now: () => Date;
  readonly settings: () => Promise<CatalogueSettings>;
  /**
   * What a look at the whole catalogue comes to, such as a count: looked up once for all pages, languages and orders, and
   * again some time after or when the catalogue changes. A key always stands for the same kind of value.
   */
  readonly remember: <Value>(key: string, load: () => Promise<Value>) => Promise<Value>;
  /** Forgets what was read before the catalogue changed. */
  readonly forget: () => void;
}

export function makeReader(db: Db, now: () => Date): Reader {
  const nowMs = () => now().getTime();
  const settings = makeMemo<CatalogueSettings>({ nowMs, freshMs: 60_000, maxEntries: 1 });
  const counts = makeMemo<unknown>({ nowMs, freshMs: 30_000, staleMs: 60_000, maxEntries: 10_000 });
  return {
    db,
    now,
    settings: () => settings.get('', () => readSettings(db)),
    // Holds by the promise above.
    remember: <Value>(key: string, load: () => Promise<Value>) => counts.get(key, load) as Promise<Value>,
    forget: () => {
      settings.clear();
      counts.clear();
    },
  };
}
