import { hashOf } from './content.ts';
import type { StoredThing } from './known.queries.ts';

export interface Change<Item> {
  readonly id: number;
  readonly kind: 'created' | 'updated' | 'unchanged';
  readonly contentHash: string;
  readonly item: Item;
}

/**
 * Gives each thing its id, a new one in the order of the file when it is not known, and tells what is new in it.
 * `contentOf` answers everything that its rows are made from.
 */
export function planChanges<Item extends { source_id: string }>(
  items: readonly Item[],
  stored: readonly StoredThing[],
  contentOf: (item: Item) => unknown,
): Change<Item>[] {
  const bySource = new Map(stored.map((thing) => [thing.source_id, thing]));
  let lastId = stored.reduce((largest, { id }) => Math.max(largest, id), 0);
  return items.map((item) => {
    const known = bySource.get(item.source_id);
    const contentHash = hashOf(contentOf(item));
    const kind = !known ? 'created' : known.content_hash === contentHash ? 'unchanged' : 'updated';
    return { id: known?.id ?? ++lastId, kind, contentHash, item };
  });
}
