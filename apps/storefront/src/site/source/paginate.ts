import type { IndexEntry } from '../../pages/list-index/list-index.data.ts';

/** One page at least, since a list has an address even when it is empty. */
export const paginate = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.max(Math.ceil(items.length / size), 1) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** The first page of each label. */
export function buildIndex<Item>(
  pages: readonly (readonly Item[])[],
  toEntry: (item: Item) => Omit<IndexEntry, 'page'>,
): readonly IndexEntry[] {
  const entries = new Map<string, IndexEntry>();
  for (const [index, items] of pages.entries())
    for (const entry of items.map(toEntry))
      if (!entries.has(entry.anchor)) entries.set(entry.anchor, { ...entry, page: index + 1 });
  return [...entries.values()];
}
