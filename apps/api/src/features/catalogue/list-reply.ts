import type { FoundPage } from './list-total.ts';
import { listTotal } from './list-total.ts';

interface ListReply<Item> {
  results: Item[];
  total: number;
  page: number;
  limit: number;
}

/** A page of a list, with how many there are on all pages. */
export async function listReply<Item>(
  query: { readonly page: number; readonly limit: number },
  results: Item[],
  found: Omit<FoundPage, 'found' | 'offset' | 'limit'>,
  count: () => Promise<number>,
): Promise<ListReply<Item>> {
  const { page, limit } = query;
  const total = await listTotal(
    { ...found, offset: (page - 1) * limit, limit, found: results.length },
    count,
  );
  return { results, total, page, limit };
}
