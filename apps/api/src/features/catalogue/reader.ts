import { type Memo, makeMemo } from '../../answers/memo.ts';
import type { Db } from '../../database/connect.ts';
import { type CatalogueSettings, readSettings } from './catalogue-settings.ts';

/** What every reading service needs. */
export interface Reader {
  readonly db: Db;
  readonly now: () => Date;
  readonly settings: () => Promise<CatalogueSettings>;
  /** How many things a query finds, whatever page, language or order is asked for. */
  readonly totals: Memo<number>;
  /** Forgets what was read before the catalogue changed. */
  readonly forget: () => void;
}

export function makeReader(db: Db, now: () => Date): Reader {
  const nowMs = () => now().getTime();
  const settings = makeMemo<CatalogueSettings>({ nowMs, freshMs: 60_000, maxEntries: 1 });
  const totals = makeMemo<number>({ nowMs, freshMs: 30_000, maxEntries: 10_000 });
  return {
    db,
    now,
    settings: () => settings.get('', () => readSettings(db)),
    totals,
    forget: () => {
      settings.clear();
      totals.clear();
    },
  };
}
