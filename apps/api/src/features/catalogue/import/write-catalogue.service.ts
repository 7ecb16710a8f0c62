import type { Tx } from '../../../database/connect.ts';
import { refreshSoldOut } from '../../performances/stock/stock.service.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';
import { withheldSeats } from './draft-events.ts';
import type { RowsPart } from './draft-rows.ts';
import type { EventDraft } from './event-rows.ts';
import { removePerformances } from './remove-items.service.ts';
import { eventTables, type Rows, type TableName, tables } from './tables.ts';
import {
  copyRows,
  createIndexes,
  deleteFreeUnits,
  deleteOwned,
  deletePerformances,
  dropIndexes,
  enforceForeignKeys,
  fillTexts,
  followHalls,
  freeWithheldSeats,
  runInTurn,
  selectForeignKeys,
  selectIndexes,
  selectUnchangedPerformances,
  storeLanguages,
  storeRows,
  suspendForeignKeys,
  withholdSeats,
} from './write-catalogue.queries.ts';

interface Everything {
  readonly parts: AsyncIterable<RowsPart>;
  readonly events: readonly EventDraft[];
  /** No event is stored yet. */
  readonly isFirst: boolean;
  readonly now: Date;
}

/** From so many on it costs less to check what rows refer to once, for whole tables, than row by row. */
const manyEvents = 1000;
const manySeats = 10_000;

// Object.keys forgets the names of the keys.
const tableNames = Object.keys(tables) as TableName[];

export async function writeEverything(tx: Tx, { parts, events, isFirst, now }: Everything): Promise<void> {
  const eventIds = events.map(({ change }) => change.id);
  await clearStock(tx, events, { eventIds, now });
  const withheld = events.flatMap(withheldSeats);
  const isLarge =
    events.length >= manyEvents || withheld.reduce((sum, { seats }) => sum + seats.length, 0) >= manySeats;
  // Readers of these tables wait for the end of the transaction: only where they have nothing to read.
  const foreignKeys = isFirst && isLarge ? await selectForeignKeys(tx, [...eventTables, 'stock_seats']) : [];
  const indexes = isFirst && isLarge ? await selectIndexes(tx, eventTables) : [];
  await suspendForeignKeys(tx, foreignKeys);
  await dropIndexes(tx, indexes);
  await storeParts(tx, parts);
  await deleteFreeUnits(tx, eventIds);
  await withholdSeats(tx, withheld, isFirst);
  await createIndexes(tx, indexes);
  await enforceForeignKeys(tx, foreignKeys);
  await followHalls(tx);
  await refreshSoldOut(tx, eventIds);
}

/**
 * Writes what pages show, for a transaction that is going to be undone. Whoever buys must not wait for it: no stock is touched, no
 * date that stays as it is, and none is taken out but of lists.
 */
export async function writeShown(
  tx: Tx,
  { parts, events }: Pick<Everything, 'parts' | 'events'>,
): Promise<void> {
  const eventIds = events.map(({ change }) => change.id);
  const performanceIds = events.flatMap(({ removed }) => removed.map(({ id }) => id));
  await deletePerformances(tx, 'listed_performances', { eventIds, performanceIds });
  for await (const { rows, isNew } of parts)
    await runInTurn(tx, tableWrites({ rows: isNew ? rows : await withoutUnchanged(tx, rows), isNew }));
  await followHalls(tx);
}

async function withoutUnchanged(tx: Tx, rows: Rows): Promise<Rows> {
  const { performances = [] } = rows;
  if (performances.length === 0) return rows;
  const unchanged = new Set(await selectUnchangedPerformances(tx, performances));
  return { ...rows, performances: performances.filter(({ id }) => !unchanged.has(Number(id))) };
}

/** While the server stores one part, the next is drafted. */
async function storeParts(tx: Tx, parts: AsyncIterable<RowsPart>): Promise<void> {
  let storing = Promise.resolve();
  for await (const part of parts) {
    await storing;
    storing = runInTurn(tx, tableWrites(part));
    // What fails meanwhile is thrown when it is waited for.
    storing.catch(() => undefined);
  }
  await storing;
}

function* tableWrites({ rows, isNew }: RowsPart) {
  if (!isNew) for (const table of tableNames.toReversed()) yield* clearOwned(table, rows);
  const write = isNew ? copyRows : storeRows;
  for (const table of tableNames) yield* write(table, rows[table] ?? []);
}

function* clearOwned(table: TableName, rows: Rows) {
  const description = tables[table];
  if (!('owner' in description)) return;
  const owners = (rows[description.owner] ?? []).map(({ id }) => Number(id));
  if (owners.length > 0) yield deleteOwned(table, description.column, owners);
}

async function clearStock(
  tx: Tx,
  events: readonly EventDraft[],
  { eventIds, now }: { readonly eventIds: readonly number[]; readonly now: Date },
): Promise<void> {
  await freeWithheldSeats(tx, eventIds, now);
  await removePerformances(
    tx,
    events.flatMap(({ change, removed }) => removed.map(({ id }) => ({ event_id: change.id, id }))),
  );
}

/** All languages that events are told in, once this file is stored. */
export function catalogueLanguages({ catalogue, existing }: CheckedCatalogue): string[] {
  const given = catalogue.events.flatMap(({ title, subtitle, description }) =>
    [title, subtitle, description].flatMap((text) => Object.keys(text ?? {})),
  );
  return [...new Set([...existing.languages, catalogue.main_lang, ...given])];
}

/** Brings the events that the file does not name into languages that are new. */
export async function storeCatalogueLanguages(
  tx: Tx,
  { catalogue: { main_lang }, existing }: CheckedCatalogue,
  languages: readonly string[],
): Promise<void> {
  const added = languages.filter((lang) => !existing.languages.includes(lang));
  if (added.length === 0) return;
  await storeLanguages(tx, main_lang, languages);
  if (existing.stored.events.length > 0) await fillTexts(tx, main_lang, added);
}
