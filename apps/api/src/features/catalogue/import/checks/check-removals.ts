import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import {
  findObstacle,
  type ItemName,
  type Obstacle,
  type ObstacleKind,
} from '@parterre/domain/drafts/removal';
import { type CatalogueFault, explainedFault } from '../catalogue-fault.ts';
import type { ExistingCatalogue } from '../import-context.ts';
import { singular } from '../singular.ts';
import { type StoredKind, storedKinds } from '../tables.ts';
import { findReferences } from './check-references.ts';

/** What is removed is needed by nothing that stays, and nobody has bought any of it. Naming what is not there is fine. */
export function checkRemovals(catalogue: Catalogue, existing: ExistingCatalogue): CatalogueFault[] {
  const { removed } = catalogue;
  const named = new Map(
    storedKinds.map((kind) => [kind, new Set(catalogue[kind].map(({ source_id }) => source_id))] as const),
  );
  const referrers = collectReferrers(catalogue, existing);
  const standing = readStanding(existing);
  return storedKinds.flatMap((kind) =>
    (removed[kind] ?? []).flatMap((key, index) => {
      const obstacle = findObstacle({
        kind,
        key,
        isStoredAgain: named.get(kind)?.has(key) ?? false,
        namedBy: referrers.get(`${kind} ${key}`) ?? [],
        ...(kind === 'events' ? standing(key) : untouched),
      });
      return obstacle ? [{ ...explainedFault(['removed', kind, index], explain(obstacle)), obstacle }] : [];
    }),
  );
}

const untouched = { hasTickets: false, hasOrders: false, hasWithheld: false };

function readStanding({ stored, dates, orderedEvents }: ExistingCatalogue) {
  const ids = new Map(stored.events.map(({ source_id, id }) => [source_id, id]));
  const byEvent = Map.groupBy(dates, ({ event_id }) => event_id);
  return (key: string) => {
    const id = ids.get(key) ?? 0;
    const own = byEvent.get(id) ?? [];
    return {
      hasTickets: own.some(({ is_busy, has_tickets }) => is_busy || has_tickets),
      hasOrders: orderedEvents.has(id),
      hasWithheld: own.some(({ has_withheld }) => has_withheld),
    };
  };
}

/** Whatever refers to a thing: by the file, or as it is stored where the file does not say otherwise. */
function collectReferrers(catalogue: Catalogue, existing: ExistingCatalogue): Map<string, ItemName[]> {
  const referrers = new Map<string, ItemName[]>();
  const add = (of: string, by: ItemName) => {
    const known = referrers.get(of) ?? [];
    if (!known.some(({ kind, key }) => kind === by.kind && key === by.key)) referrers.set(of, [...known, by]);
  };
  for (const { path, kind, sourceId } of findReferences(catalogue)) {
    const [by, index] = path as readonly [StoredKind, number];
    const key = catalogue[by][index]?.source_id;
    if (key !== undefined) add(`${kind} ${sourceId}`, { kind: by, key });
  }
  const replaced = new Set(
    storedKinds.flatMap((kind) => [
      ...catalogue[kind].map(({ source_id }) => `${kind} ${source_id}`),
      ...(catalogue.removed[kind] ?? []).map((key) => `${kind} ${key}`),
    ]),
  );
  for (const { kind, source_id, by_kind, by_source } of existing.referrers)
    if (!replaced.has(`${by_kind} ${by_source}`))
      add(`${kind} ${source_id}`, { kind: by_kind, key: by_source });
  return referrers;
}

const reasons: Readonly<Record<Exclude<ObstacleKind, 'named'>, string>> = {
  again: 'is in this file, too: it is either stored or removed',
  sold: 'has tickets that are held or sold, or were: cancel its dates instead',
  ordered: 'was ordered before: cancel its dates instead',
  withheld: 'has seats that are withheld in the console: release them first',
};

function explain({ kind, by, more }: Obstacle): string {
  if (kind !== 'named') return reasons[kind];
  const names = by.map((name) => `${singular[name.kind]} ${name.key}`);
  return `is named by ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
