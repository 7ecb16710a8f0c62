import type { Tx } from '../database/connect.ts';
import { sql } from '../database/sql.ts';

/** The channel on which every process hears what has changed. */
export const catalogueChannel = 'catalogue_changed';

/** As in `event:12`, `person:3`, `list:events`; `everything` when there are too many to name. */
export type CatalogueKey = `${string}:${string | number}` | 'everything';

/** PostgreSQL carries 8000 bytes in one notification. */
const maxPayloadLength = 7900;
const maxKeys = 2000;

/**
 * Counts the change and tells all processes once the transaction commits: caches drop what they hold, and the page
 * generator rebuilds what it made of these keys. Told by the session, not by triggers, which a cluster refuses.
 */
export async function announceChanges(tx: Tx, keys: readonly CatalogueKey[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.query(sql`
    update catalogue
    set version = version + 1, updated_at = now()`);
  const payloads = keys.length > maxKeys ? ['everything'] : joinKeys(keys);
  await tx.query(sql`
    select pg_notify(${catalogueChannel}, payload)
    from unnest(${payloads}::text[]) as payload`);
}

function joinKeys(keys: readonly CatalogueKey[]): string[] {
  const payloads: string[] = [];
  for (const key of keys) {
    const last = payloads.at(-1);
    if (last !== undefined && last.length + key.length < maxPayloadLength)
      payloads[payloads.length - 1] = `${last} ${key}`;
    else payloads.push(key);
  }
  return payloads;
}
