import type { z } from 'zod';
import { listOf } from '../lists/list-reply.ts';
import { itemParams } from '../query/item-query.ts';
import { refusals } from './refusals.ts';

interface ListCall<Query, Item> {
  url: string;
  summary: string;
  query: Query;
  item: Item;
}

export const listRoute = <Query extends z.ZodType, Item extends z.ZodType>(call: ListCall<Query, Item>) => ({
  method: 'GET' as const,
  url: call.url,
  schema: {
    summary: call.summary,
    querystring: call.query,
    response: { 200: listOf(call.item), ...refusals() },
  },
});

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
