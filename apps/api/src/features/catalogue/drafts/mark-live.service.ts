import type { Db } from '../../../database/connect.ts';
import { updateLive } from './publications.queries.ts';

/** Whoever publishes pages says up to which version of the catalogue they show it, by the keys that were announced. */
export async function markLive(db: Db, keys: readonly string[], at: Date): Promise<void> {
  const versions = keys.flatMap((key) => /^version:(\d+)@/.exec(key)?.[1] ?? []);
  if (versions.length > 0) await updateLive(db, Math.max(...versions.map(Number)), at);
}
