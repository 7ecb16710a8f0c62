import type { CatalogueFeed } from '@parterre/api/features/catalogue/catalogue-feed';

export interface CatalogueWatch {
  /** Hears no more, and waits for what is being done. */
  close(): Promise<void>;
}

/** Hands on what changes in the catalogue, one batch at a time: what is heard meanwhile makes up the next. */
export function watchCatalogue(
  feed: CatalogueFeed,
  onChange: (keys: readonly string[]) => Promise<void>,
): CatalogueWatch {
  const waiting = new Set<string>();
  let isClosed = false;
  let work: Promise<void> | undefined;

  const drain = async () => {
    while (waiting.size > 0 && !isClosed) {
      const keys = [...waiting];
      waiting.clear();
      await onChange(keys);
    }
    work = undefined;
  };

  feed.subscribe((keys) => {
    for (const key of keys) waiting.add(key);
    if (!isClosed) work ??= drain();
  });
  return {
    close: async () => {
      isClosed = true;
      await work;
    },
  };
}
