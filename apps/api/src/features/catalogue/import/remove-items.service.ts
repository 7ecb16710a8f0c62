import type { Tx } from '../../../database/connect.ts';
import { Contended } from '../../../database/contention.ts';
import type { Removals } from './removals.ts';
import {
  deleteRemovedItems,
  deleteRows,
  hasStock,
  hideEvents,
  insertRemovedItems,
  lockPerformances,
  type RemovedItem,
} from './removed-items.queries.ts';
import { type StoredKind, storedKinds, type TableName, tables } from './tables.ts';
import { deleteFreeStock, deletePerformances } from './write-catalogue.queries.ts';

interface Gone {
  readonly removals: Removals;
  readonly removed: readonly RemovedItem[];
  readonly restored: readonly RemovedItem[];
}

/** What was stored before this is what refers to it no more. */
export async function removeItems(tx: Tx, { removals, removed, restored }: Gone, at: Date): Promise<void> {
  const eventIds = removals.events.map(({ id }) => id);
  const isOfThese = new Set(eventIds);
  await removePerformances(
    tx,
    removed.filter(({ kind, event_id }) => kind === 'performances' && isOfThese.has(event_id)),
  );
  for (const kind of storedKinds.toReversed()) await deleteKind(tx, kind, removals);
  await deleteRemovedItems(tx, restored);
  await insertRemovedItems(tx, removed, at);
}

/**
 * Takes performances out, with their stock, unless somebody has got something of them since that was looked at: then nothing is done, and
 * it is to be looked at again.
 */
export async function removePerformances(
  tx: Tx,
  performances: readonly Pick<RemovedItem, 'event_id' | 'id'>[],
): Promise<void> {
  if (performances.length === 0) return;
  const byEvent = Map.groupBy(performances, ({ event_id }) => event_id);
  const eventIds = [...byEvent.keys()].toSorted((a, b) => a - b);
  // From here on nobody takes what has no row in the stock yet. Whoever takes what has one waits for its row, which then is gone.
  for (const eventId of eventIds)
    await lockPerformances(
      tx,
      eventId,
      (byEvent.get(eventId) ?? []).map(({ id }) => id),
    );
  const gone = { eventIds, performanceIds: performances.map(({ id }) => id) };
  await deleteFreeStock(tx, 'stock_seats', gone);
  await deleteFreeStock(tx, 'stock_units', gone);
  if (await hasStock(tx, gone)) throw new Contended('somebody bought what was being removed');
  await deletePerformances(tx, 'listed_performances', gone);
  await deletePerformances(tx, 'performances', gone);
}

// Object.entries forgets the names of the keys.
const tableNames = Object.keys(tables) as TableName[];

/** Rows of a kind, after those that are parts of them. */
async function deleteKind(tx: Tx, kind: StoredKind, removals: Removals): Promise<void> {
  const ids = removals[kind].map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteParts(tx, kind, ids);
  if (kind === 'events') await deleteRows(tx, 'date_edits', { column: 'event_id', ids });
  await deleteRows(tx, kind, { column: 'id', ids });
}

async function deleteParts(tx: Tx, kind: StoredKind, ids: readonly number[]): Promise<void> {
  for (const table of tableNames.toReversed()) {
    const description = tables[table];
    if ('owner' in description && description.owner === kind)
      await deleteRows(tx, table, { column: description.column, ids });
  }
}

/** Kinds that events refer to, which are there for as long as the events are. */
const belowEvents: readonly StoredKind[] = ['category_types', 'categories', 'locations', 'places', 'halls'];

/**
 * The same for a transaction that is going to be undone. Whoever buys must not wait for it: events and their dates stay, but nothing shows
 * them, and so does what they refer to.
 */
export async function hideItems(tx: Tx, removals: Removals): Promise<void> {
  const eventIds = removals.events.map(({ id }) => id);
  if (eventIds.length > 0) {
    await deleteRows(tx, 'listed_performances', { column: 'event_id', ids: eventIds });
    await deleteRows(tx, 'event_persons', { column: 'event_id', ids: eventIds });
    await hideEvents(tx, eventIds);
  }
  for (const kind of storedKinds.toReversed())
    if (kind !== 'events' && (eventIds.length === 0 || !belowEvents.includes(kind)))
      await deleteKind(tx, kind, removals);
}
