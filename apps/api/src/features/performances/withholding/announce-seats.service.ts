import { announceChanges, type CatalogueKey } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import type { Tx } from '../../../database/connect.ts';
import { notifyPerformances } from '../stock/stock.queries.ts';
import { refreshSoldOut } from '../stock/stock.service.ts';
import type { PerformanceKey } from './withholding.queries.ts';

/** Whoever watches these halls hears of it with the commit, and lists say anew what is sold out. */
export async function announceSeats(tx: Tx, performances: readonly PerformanceKey[]): Promise<void> {
  const changed = await refreshSoldOut(tx, [...new Set(performances.map(({ eventId }) => eventId))]);
  const keys = changed.map((id): CatalogueKey => `event:${id}`);
  await announceChanges(tx, keys.length > 0 ? ['list:events', ...keys] : []);
  await notifyPerformances(
    tx,
    performances.map(({ performanceId }) => performanceId),
  );
}
