import type { Listing } from '../../shared/data-source.ts';

async function* stream<Item>(listing: Listing<Item>): AsyncGenerator<Item> {
  yield* listing;
}

/**
 * Works on several items of a listing at a time, drawing no more than it can work on. When one fails for good, nothing
 * more is drawn, those under way are awaited, and the first error is thrown.
 */
export async function forEachConcurrently<Item>(
  listing: Listing<Item>,
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const items = stream(listing);
  const lane = async () => {
    try {
      for (let next = await items.next(); !next.done; next = await items.next()) await work(next.value);
    } catch (error) {
      await items.return(undefined);
      throw error;
    }
  };
  const lanesDone = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = lanesDone.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
