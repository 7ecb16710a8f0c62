import type { Reader } from './reader.ts';

export interface FoundPage {
  readonly reader: Reader;
  readonly name: string;
  /** What decides the total: everything but the page, its order and its language. */
  readonly filters: object;
  readonly offset: number;
  readonly limit: number;
  readonly found: number;
}

/** How many there are in all. Known without counting from a page that is not full; counted once for all pages otherwise. */
export async function listTotal(
  { reader, name, filters, offset, limit, found }: FoundPage,
  count: () => Promise<number>,
): Promise<number> {
  const isLastPage = found < limit && (found > 0 || offset === 0);
  if (isLastPage) return offset + found;
  return reader.remember(`${name} ${filterKey(filters)}`, count);
}

/** The same for filters that find the same, now or a little later. */
export function filterKey(filters: object): string {
  const { at: _at, ...lasting } = filters as { at?: Date };
  return JSON.stringify(lasting);
}
