import { afterAll, beforeAll } from 'vitest';
import { type CatalogueFeed, openCatalogueFeed } from '../../src/catalogue-reader/catalogue-feed.ts';

/**
 * What the API hears of changes of the catalogue, a moment after them, as in a theatre: what it knew of a date may be old when somebody orders.
 * The database is there only once the API is, so it follows from `follow` on.
 */
export function followCatalogue() {
  let feed: CatalogueFeed | undefined;
  const listeners = new Set<(keys: readonly string[]) => void>();
  const followed: CatalogueFeed = {
    subscribe: (listener) => void listeners.add(listener),
    isConnected: () => feed?.isConnected() ?? false,
    close: async () => feed?.close(),
  };
  return {
    feed: followed,
    /** To be called where the fixture was opened: after it when that is done, and before it when all is over. */
    follow: (url: () => string): void => {
      beforeAll(async () => {
        feed = await openCatalogueFeed(url());
        feed.subscribe((keys) => {
          for (const listener of listeners) listener(keys);
        });
      });
      afterAll(() => followed.close());
    },
  };
}
