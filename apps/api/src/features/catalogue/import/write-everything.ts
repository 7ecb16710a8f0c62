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
  readonly rows: Rows;
  readonly events: readonly EventDraft[];
}

// Object.keys forgets the names of the keys.
const tableNames = Object.keys(tables) as TableName[];

export async function writeEverything(tx: Tx, { rows, events }: Everything): Promise<void> {
  const eventIds = events.map(({ change }) => change.id);
  for (const table of tableNames.toReversed()) await clearOwned(tx, table, rows);
  await clearStock(tx, events, eventIds);
  await runInTurn(tx, storeAll(rows));
  await deleteFreeUnits(tx, eventIds);
  await withholdSeats(tx, events.flatMap(withheldSeats));
  await followHalls(tx);
  await refreshSoldOut(tx, eventIds);
}

function* storeAll(rows: Rows) {
  for (const table of tableNames) yield* storeRows(table, rows[table] ?? []);
}

async function clearOwned(tx: Tx, table: TableName, rows: Rows): Promise<void> {
  const description = tables[table];
  if (!('owner' in description)) return;
  const owners = (rows[description.owner] ?? []).map(({ id }) => Number(id));
  if (owners.length > 0) await deleteOwned(tx, table, description.column, owners);
}

async function clearStock(tx: Tx, events: readonly EventDraft[], eventIds: readonly number[]): Promise<void> {
  const removed = events.flatMap((event) => event.removed);
  await freeWithheldSeats(tx, eventIds);
  await deleteFreeStock(tx, 'stock_seats', removed);
  await deleteFreeStock(tx, 'stock_units', removed);
  await deleteDates(tx, 'showings', removed);
  await deleteDates(tx, 'event_dates', removed);
}
