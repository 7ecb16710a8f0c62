import { z } from 'zod';
import { itemParams } from '../query/item-query.ts';
import { understoodAs } from '../query/understood-as.ts';
import { refusals } from './refusals.ts';

const listReply = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    total: z.int().min(0).describe('Of all pages'),
    page: z.int().min(1),
    limit: z.int().min(1),
  });

interface ListCall<Query, Item> {
  url: string;
  summary: string;
  query: Query;
  item: Item;
}

const listRouteWith = <Query extends z.ZodType, Reply extends z.ZodType>(
  { url, summary, query }: Omit<ListCall<Query, unknown>, 'item'>,
  reply: Reply,
) => ({
  method: 'GET' as const,
  url,
  schema: { summary, querystring: query, response: { 200: reply, ...refusals() } },
});

export const listRoute = <Query extends z.ZodType, Item extends z.ZodType>(call: ListCall<Query, Item>) =>
  listRouteWith(call, listReply(call.item));

/** A list that also tells how it read the words searched for. */
export const searchedListRoute = <Query extends z.ZodType, Item extends z.ZodType>(
  call: ListCall<Query, Item>,
) => listRouteWith(call, listReply(call.item).extend({ understood_as: understoodAs }));

interface ItemCall<Query, Reply> {
  url: string;
  summary: string;
  query: Query;
  reply: Reply;
}

/** Of one thing, named by the `:id` in the address. */
export const itemRoute = <Query extends z.ZodType, Reply extends z.ZodType>(
  call: ItemCall<Query, Reply>,
) => ({
  method: 'GET' as const,
  url: call.url,
  schema: {
    summary: call.summary,
    params: itemParams,
    querystring: call.query,
    response: { 200: call.reply, ...refusals('not_found') },
  },
});
