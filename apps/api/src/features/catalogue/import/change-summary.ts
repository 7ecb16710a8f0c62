import type { CatalogueKey } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import type { Changes, LandingChange } from './changes.ts';
import type { EventDraft } from './event-rows.ts';
import type { ExistingCatalogue } from './import-context.ts';
import type { Removals } from './removals.ts';
import { singular } from './singular.ts';
import type { StoredPerformance } from './stored.queries.ts';
import { type StoredKind, storedKinds } from './tables.ts';

/** Ids by source id, of what was stored and of what is about to be. */
export function idLookup(
  existing: ExistingCatalogue,
  changes: Changes,
): (kind: StoredKind, sourceId: string) => number {
  const ids = new Map(
    storedKinds.map((kind) => [
      kind,
      new Map([
        ...existing.stored[kind].map(({ source_id, id }) => [source_id, id] as const),
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

/** Ids of what is new or different, or gone. */
export function writtenIds(changes: Changes, removals: Removals): Record<StoredKind, number[]> {
  const changedIds = (kind: StoredKind) => [
    ...changes[kind].filter((change) => change.kind !== 'unchanged').map(({ id }) => id),
    ...removals[kind].map(({ id }) => id),
  ];
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(storedKinds.map((kind) => [kind, changedIds(kind)])) as Record<
    StoredKind,
    number[]
  >;
}

/** The keys of what changed: each thing, and the list it stands in. `repriced` are events that only cost something else. */
export function changedKeys(
  written: Readonly<Record<StoredKind, readonly number[]>>,
  landings: readonly LandingChange[],
  repriced: readonly number[],
): CatalogueKey[] {
  const things = storedKinds.flatMap((kind): CatalogueKey[] =>
    written[kind].length === 0
      ? []
      : [`list:${kind}`, ...written[kind].map((id): CatalogueKey => `${singular[kind]}:${id}`)],
  );
  const sites = landings.filter(({ kind }) => kind !== 'unchanged');
  const prices = repriced.length > 0 ? (['list:events'] as const) : [];
  return [
    ...new Set([
      ...things,
      ...sites.map(({ landing }): CatalogueKey => `landing:${landing.id}`),
      ...prices,
      ...repriced.map((id): CatalogueKey => `event:${id}`),
    ]),
  ];
}

export interface ChangedPerformance {
  readonly event_id: number;
  readonly performance_id: number;
}

/** Dates that were announced before and begin at another time now, or stand otherwise. */
export function changedPerformances(
  events: readonly EventDraft[],
  stored: readonly StoredPerformance[],
): ChangedPerformance[] {
  const before = new Map(stored.map((date) => [date.id, date]));
  return events.flatMap(({ change, dates }) =>
    dates.flatMap(({ id, date, times }) => {
      const existing = before.get(id);
      const isSame =
        !existing ||
        (existing.started_at.getTime() === times.startedAt.getTime() && existing.status === date.status);
      return isSame ? [] : [{ event_id: change.id, performance_id: id }];
    }),
  );
}

export interface Count {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly removed: number;
}

export type Counts = Readonly<Record<StoredKind | 'landings', Count>>;

export function countChanges(
  changes: Changes,
  landings: readonly LandingChange[],
  removals: Removals,
): Counts {
  const kinds = storedKinds.map(
    (kind) => [kind, { ...countKinds(changes[kind]), removed: removals[kind].length }] as const,
  );
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries([...kinds, ['landings', { ...countKinds(landings), removed: 0 }]]) as Counts;
}

function countKinds(changes: readonly Pick<LandingChange, 'kind'>[]): Omit<Count, 'removed'> {
  const of = (wanted: LandingChange['kind']) => changes.filter(({ kind }) => kind === wanted).length;
  return { created: of('created'), updated: of('updated'), unchanged: of('unchanged') };
}
