import type { Changes } from './draft-changes.ts';
import { type StoredKind, storedKinds } from './kinds.ts';
import type { Known } from './world.ts';

/** Ids by source id, of what was stored and of what is about to be. */
export function idLookup(known: Known, changes: Changes): (kind: StoredKind, sourceId: string) => number {
  const ids = new Map(
    storedKinds.map((kind) => [
      kind,
      new Map([
        ...known.stored[kind].map(({ source_id, id }) => [source_id, id] as const),
        ...changes[kind].map(({ item, id }) => [item.source_id, id] as const),
      ]),
    ]),
  );
  return (kind, sourceId) => {
    const id = ids.get(kind)?.get(sourceId);
    if (id === undefined)
      throw new Error(`${kind} has no ${sourceId}, which was not noticed when it was checked`);
    return id;
  };
}
