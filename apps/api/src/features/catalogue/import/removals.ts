import type { Changes } from './changes.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';
import type { EventDraft } from './event-rows.ts';
import type { RemovedItem } from './removed-items.queries.ts';
import type { StoredThing } from './stored.queries.ts';
import { type StoredKind, storedKinds } from './tables.ts';

/** What is stored and to be taken out, by kind. */
export type Removals = Readonly<Record<StoredKind, readonly Pick<StoredThing, 'id' | 'source_id'>[]>>;

export function draftRemovals({ catalogue: { removed }, existing: { stored } }: CheckedCatalogue): Removals {
  const found = storedKinds.map((kind) => {
    const keys = new Set(removed[kind]);
    return [kind, keys.size > 0 ? stored[kind].filter(({ source_id }) => keys.has(source_id)) : []] as const;
  });
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(found) as unknown as Removals;
}

/** Everything that loses its row, with the id that stays its own: things, their dates, and dates that events no longer have. */
export function listRemoved(
  removals: Removals,
  { dates }: CheckedCatalogue['existing'],
  events: readonly EventDraft[],
): RemovedItem[] {
  const things = storedKinds.flatMap((kind) =>
    removals[kind].map(({ id, source_id }): RemovedItem => ({ kind, event_id: 0, source_id, id })),
  );
  const gone = new Set(removals.events.map(({ id }) => id));
  const performances = [
    ...dates.filter(({ event_id }) => gone.has(event_id)),
    ...events.flatMap(({ change, removed }) => removed.map((date) => ({ ...date, event_id: change.id }))),
  ];
  return [
    ...things,
    ...performances.map(
      ({ event_id, source_id, id }): RemovedItem => ({
        kind: 'performances',
        event_id,
        source_id,
        id,
      }),
    ),
  ];
}

/** What was removed before and is stored again. */
export function listRestored(
  { removedItems }: CheckedCatalogue['existing'],
  changes: Changes,
  events: readonly EventDraft[],
): RemovedItem[] {
  if (removedItems.length === 0) return [];
  const stored = new Set([
    ...storedKinds.flatMap((kind) => changes[kind].map(({ id }) => `${kind} ${id}`)),
    ...events.flatMap(({ dates }) => dates.map(({ id }) => `performances ${id}`)),
  ]);
  return removedItems.filter(({ kind, id }) => stored.has(`${kind} ${id}`));
}
