import type { Changes } from './draft-changes.ts';
import type { StoredKind } from './kinds.ts';
import { storedKinds } from './kinds.ts';

/** Ids of what is new or different. */
export function writtenIds(changes: Changes): Record<StoredKind, number[]> {
  const idsOf = (kind: StoredKind) =>
    changes[kind].filter((change) => change.kind !== 'unchanged').map(({ id }) => id);
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(storedKinds.map((kind) => [kind, idsOf(kind)])) as Record<StoredKind, number[]>;
}
