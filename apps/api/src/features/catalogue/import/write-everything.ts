import type { Tx } from '../../../database/connect.ts';
import { refreshSoldOut } from '../../stock/sold-out.service.ts';
import { withheldSeats } from './draft-events.ts';
import type { EventDraft } from './event-rows.ts';
import { followHalls } from './showings.queries.ts';
import {
  deleteDates,
  deleteFreeStock,
  deleteFreeUnits,
  freeWithheldSeats,
  withholdSeats,
} from './stock.queries.ts';
import { type Rows, type TableName, tables } from './tables.ts';
import { deleteOwned, runInTurn, storeRows } from './write-rows.queries.ts';

interface Everything {
  readonly parts: Iterable<Rows>;
  readonly events: readonly EventDraft[];
}

// Object.keys forgets the names of the keys.
const tableNames = Object.keys(tables) as TableName[];

export async function writeEverything(tx: Tx, { parts, events }: Everything): Promise<void> {
  const eventIds = events.map(({ change }) => change.id);
  await clearStock(tx, events, eventIds);
  await runInTurn(tx, writesOf(parts));
  await deleteFreeUnits(tx, eventIds);
  await withholdSeats(tx, events.flatMap(withheldSeats));
  await followHalls(tx);
  await refreshSoldOut(tx, eventIds);
}

function* writesOf(parts: Iterable<Rows>) {
  for (const rows of parts) {
    for (const table of tableNames.toReversed()) yield* clearOwned(table, rows);
    for (const table of tableNames) yield* storeRows(table, rows[table] ?? []);
  }
}

function* clearOwned(table: TableName, rows: Rows) {
  const description = tables[table];
  if (!('owner' in description)) return;
  const owners = (rows[description.owner] ?? []).map(({ id }) => Number(id));
  if (owners.length > 0) yield deleteOwned(table, description.column, owners);
}

async function clearStock(tx: Tx, events: readonly EventDraft[], eventIds: readonly number[]): Promise<void> {
  const removed = { eventIds, dateIds: events.flatMap((event) => event.removed) };
  await freeWithheldSeats(tx, eventIds);
  await deleteFreeStock(tx, 'stock_seats', removed);
  await deleteFreeStock(tx, 'stock_units', removed);
  await deleteDates(tx, 'showings', removed);
  await deleteDates(tx, 'event_dates', removed);
}
