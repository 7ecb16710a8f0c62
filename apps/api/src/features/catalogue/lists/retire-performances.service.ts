import { announceChanges, type CatalogueKey } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import type { Db } from '../../../database/connect.ts';
import { markOver } from './retire-performances.queries.ts';

/**
 * Marks dates that are over and tells of their events, whose pages look different from now on. To be called every minute or
 * so, by any number of processes; lists are right without it.
 */
export async function retirePerformances(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const events = await markOver(tx, now);
    const keys = events.map((id): CatalogueKey => `event:${id}`);
    await announceChanges(tx, keys.length > 0 ? ['list:events', ...keys] : []);
  });
}
