import type {
  GridPage,
  GridPerformance,
  GridQuery,
  StaffPerformance,
} from '@parterre/contracts/console/performances';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { dateSaleState } from '@parterre/domain/price/sale-state';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { permittedScopes } from '@parterre/domain/staff/permitted-scopes';
import type { StaffActor } from '../../../commands/command.ts';
import type { Db } from '../../../database/connect.ts';
import {
  type GridRow,
  type StockCountRow,
  selectGridRows,
  selectStockCounts,
} from './performance-grid.queries.ts';

export interface GridDeps {
  readonly db: Db;
  /** What was paid for performances and not given back, by their ids. */
  readonly readTakings: (
    db: Db,
    performanceIds: readonly number[],
  ) => Promise<ReadonlyMap<number, NonNullable<GridPerformance['takings']>>>;
}

/** Performances that an operator may see, with what is sold of each. */
export async function readGrid(
  deps: GridDeps,
  actor: StaffActor,
  query: GridQuery,
  at: Date,
): Promise<GridPage> {
  const { db } = deps;
  const { limit, after, lang, ...filters } = query;
  const rows = await selectGridRows(db, {
    ...filters,
    at,
    lang,
    scopes: permittedScopes(actor.grants, 'performances.view'),
    after: after === undefined ? undefined : readCursor(after),
    // One more than is shown says whether there is a next page.
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    results: await withTakings(deps, actor, shown, await withCounts(db, shown, at)),
    next: rows.length > limit && last ? `${last.started_at.getTime()}.${last.id}` : null,
  };
}

/** Money is for those who may see the settlement of what it was paid for. */
async function withTakings(
  { db, readTakings }: GridDeps,
  { grants }: StaffActor,
  rows: readonly GridRow[],
  performances: readonly StaffPerformance[],
): Promise<GridPerformance[]> {
  const visible = new Set(
    rows
      .filter(({ event_id: eventId, place_id }) =>
        isPermitted(grants, 'settlement.view', {
          kind: 'events',
          events: [{ eventId, placeIds: [place_id] }],
        }),
      )
      .map(({ id }) => id),
  );
  const takings = visible.size > 0 ? await readTakings(db, [...visible]) : new Map<number, never>();
  return performances.map((performance) => ({
    ...performance,
    takings: visible.has(performance.id) ? [...(takings.get(performance.id) ?? [])] : null,
  }));
}

/** More than is played anywhere in a week. */
const maxOfDays = 10_000;

/** The same of some days, all of them. */
export async function readDays(
  db: Db,
  actor: StaffActor,
  days: { readonly from: string; readonly until: string; readonly lang: LanguageCode | undefined },
  at: Date,
): Promise<StaffPerformance[]> {
  const scopes = permittedScopes(actor.grants, 'performances.view');
  return withCounts(db, await selectGridRows(db, { ...days, at, scopes, limit: maxOfDays }), at);
}

function readCursor(text: string) {
  const [startedAtMs = 0, id = 0] = text.split('.').map(Number);
  return { startedAt: new Date(startedAtMs), id };
}

export async function withCounts(db: Db, rows: readonly GridRow[], at: Date): Promise<StaffPerformance[]> {
  const counts = await selectStockCounts(db, {
    eventIds: [...new Set(rows.map(({ event_id }) => event_id))],
    performanceIds: rows.map(({ id }) => id),
    at,
  });
  const byId = new Map(counts.map((count) => [count.performance_id, count]));
  return rows.flatMap((row) => {
    const count = byId.get(row.id);
    return count ? [toWire(row, count, at)] : [];
  });
}

/** Those of these performances of which something is sold, or in a basket. */
export async function findSold(
  db: Db,
  performances: readonly { readonly id: number; readonly event_id: number }[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const counts = await selectStockCounts(db, {
    eventIds: [...new Set(performances.map(({ event_id }) => event_id))],
    performanceIds: performances.map(({ id }) => id),
    at,
  });
  return new Set(counts.flatMap(({ performance_id, sold, held }) => (sold + held > 0 ? performance_id : [])));
}

function toWire(row: GridRow, count: StockCountRow, at: Date): StaffPerformance {
  const { capacity, sold, held, withheld_seats, withheld_units } = count;
  const free = Math.max(0, capacity - sold - held - withheld_seats);
  return {
    id: row.id,
    event_id: row.event_id,
    title: row.title,
    place: row.place ?? '',
    hall: row.hall ?? '',
    started_at: row.started_text,
    sale_starts_at: row.sale_starts_at?.toISOString() ?? null,
    sale_ends_at: row.sale_ends_at.toISOString(),
    status: row.status,
    price_list: row.price_list,
    state: dateSaleState(
      {
        status: row.status,
        startedAtMs: row.started_at.getTime(),
        saleStartsAtMs: row.sale_starts_at?.getTime(),
        saleEndsAtMs: row.sale_ends_at.getTime(),
        ticketsLeft: free,
      },
      at.getTime(),
    ),
    has_plan: count.has_plan,
    plan: count.plan,
    capacity: capacity + withheld_units,
    sold,
    held,
    withheld: withheld_seats + withheld_units,
    free,
  };
}
