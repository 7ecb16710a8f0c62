import type { Moment } from '@parterre/contracts/query/moment';
import type { Reader } from './reader.ts';

interface FoundPage {
  readonly reader: Reader;
  readonly name: string;
  /** What decides the total: everything but the page, its order and its language. */
  readonly filters: object;
  readonly offset: number;
  readonly limit: number;
  readonly found: number;
}

/** How many there are in all. Known without counting from a page that is not full; counted once for all pages otherwise. */
async function listTotal(
  { reader, name, filters, offset, limit, found }: FoundPage,
  count: () => Promise<number>,
): Promise<number> {
  const isLastPage = found < limit && (found > 0 || offset === 0);
  if (isLastPage) return offset + found;
  return reader.remember(`${name} ${filterKey(filters)}`, count);
}

/** The same for filters that find the same, now or a little later. */
function filterKey(filters: object): string {
  const { at: _at, ...lasting } = filters as { at?: Date };
  return JSON.stringify(lasting);
}

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

/** A day that belongs to no place begins as it does in UTC. */
export const momentStart = (moment: Moment): Date =>
  moment.kind === 'day' ? new Date(`${moment.day}T00:00:00Z`) : moment.at;

/** The last instant that still belongs to the moment. */
export const momentEnd = (moment: Moment): Date =>
  moment.kind === 'day' ? new Date(`${moment.day}T23:59:59.999Z`) : moment.at;
