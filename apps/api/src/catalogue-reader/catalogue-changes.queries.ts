import type { Db, Tx } from '../database/connect.ts';
import { sql } from '../database/sql.ts';
import { type CatalogueVersion, versionKey } from './catalogue-version.ts';

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
  const version = versionKey(await readCatalogueVersion(tx));
  const payloads = keys.length > maxKeys ? ['everything'] : joinKeys([...keys, version]);
  await tx.query(sql`
    select pg_notify(${catalogueChannel}, payload)
    from unnest(${payloads}::text[]) as payload`);
}

export async function readCatalogueVersion(db: Db | Tx): Promise<CatalogueVersion> {
  const { rows } = await db.query(sql<{ version: number; seconds: number }>`
    select version, extract(epoch from updated_at)::float8 as seconds
    from catalogue`);
  const [row] = rows;
  if (!row) throw new Error('the table catalogue has lost its only row');
  return `${row.version}@${row.seconds}`;
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
