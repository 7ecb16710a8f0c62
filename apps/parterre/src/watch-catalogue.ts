import type { CatalogueFeed } from '@parterre/api/catalogue-reader/catalogue-feed';

export interface CatalogueListener {
  /** Publishes what somebody waits to see; whether it did. The rest of these changes is lists, which may come later. */
  readonly onFirst: (keys: readonly string[]) => Promise<boolean>;
  /** Publishes all of it, and what was left when it was interrupted before. */
  readonly onChange: (keys: readonly string[]) => Promise<void>;
  /** Has `onChange` leave the rest for the next time. */
  readonly interrupt: () => void;
  /** The change stays undone until the next one, or the next start, finds it. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Hands on what changes in the catalogue, one batch at a time: what is heard meanwhile makes up the next. Lists that take long are
 * interrupted by it, since somebody may wait to see it. Returns the way to stop, after which nothing more is begun.
 */
export function watchCatalogue(
  feed: CatalogueFeed,
  { onFirst, onChange, interrupt, onFault }: CatalogueListener,
): () => void {
  const waiting = new Set<string>();
  // Of which lists are still to be made.
  const late = new Set<string>();
  let isBusy = false;
  let mayInterrupt = false;
  let isStopped = false;

  const publish = async (keys: readonly string[]) => {
    for (const key of keys) late.add(key);
    const areListsLeft = await onFirst(keys);
    if (isStopped || (areListsLeft && waiting.size > 0)) return;
    const all = [...late];
    late.clear();
    mayInterrupt = areListsLeft;
    await onChange(all);
  };

  const drain = async () => {
    isBusy = true;
    while (waiting.size > 0 && !isStopped) {
      const keys = [...waiting];
      waiting.clear();
      await publish(keys).catch(onFault);
      mayInterrupt = false;
    }
    isBusy = false;
  };

  feed.subscribe((keys) => {
    for (const key of keys) waiting.add(key);
    if (!isBusy) void drain();
    else if (mayInterrupt) interrupt();
  });
  return () => {
    isStopped = true;
  };
}
