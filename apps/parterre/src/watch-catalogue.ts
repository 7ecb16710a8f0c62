import type { CatalogueFeed } from '@parterre/api/catalogue-reader/catalogue-feed';

export interface CatalogueListener {
  readonly onChange: (keys: readonly string[]) => Promise<void>;
  /** The change stays undone until the next one, or the next start, finds it. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Hands on what changes in the catalogue, one batch at a time: what is heard meanwhile makes up the next. Returns the way
 * to stop, after which nothing more is begun.
 */
export function watchCatalogue(feed: CatalogueFeed, { onChange, onFault }: CatalogueListener): () => void {
  const waiting = new Set<string>();
  let isBusy = false;
  let isStopped = false;

  const drain = async () => {
    isBusy = true;
    while (waiting.size > 0 && !isStopped) {
      const keys = [...waiting];
      waiting.clear();
      await onChange(keys).catch(onFault);
    }
    isBusy = false;
  };

  feed.subscribe((keys) => {
    for (const key of keys) waiting.add(key);
    if (!isBusy) void drain();
  });
  return () => {
    isStopped = true;
  };
}
