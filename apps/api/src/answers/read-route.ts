import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { problemOf, sendProblem } from '../problems/problem-of.ts';
import { type Answer, chooseEncoding, encodeAnswer, makeAnswer } from './answer.ts';
import type { AnswerCache, Freshness } from './answer-cache.ts';

interface ReadRoute {
  readonly url: string;
  readonly schema: {
    readonly params?: z.ZodType;
    readonly querystring: z.ZodType;
    readonly response: { readonly 200: z.ZodType };
  };
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type QueryOf<Route extends ReadRoute> = z.output<Route['schema']['querystring']>;
type ParamsOf<Route extends ReadRoute> = OutputOf<Route['schema']['params']>;
export type ReplyOf<Route extends ReadRoute> = z.input<Route['schema']['response'][200]>;

/** What is read from the catalogue may be a few seconds old; whatever is changed in it drops all answers. */
export const catalogueFreshness: Freshness = { freshMs: 5000, staleMs: 60_000 };
/** What sells is asked for again at once, yet a crowd asks only once. */
export const liveFreshness: Freshness = { freshMs: 500, staleMs: 0 };

const seconds = (ms: number) => Math.ceil(ms / 1000);
const cacheControl = ({ freshMs, staleMs }: Freshness) =>
  `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}`;

export interface ReadRouteOptions<Route extends ReadRoute> {
  readonly cache: AnswerCache;
  readonly freshness: Freshness;
  /** Undefined means that there is no such thing. */
  readonly read: (query: QueryOf<Route>, params: ParamsOf<Route>) => Promise<ReplyOf<Route> | undefined>;
}

class Missing extends Error {
  override readonly name = 'Missing';
}

/** Adds a GET call of the contracts whose answers are kept. */
export function addReadRoute<Route extends ReadRoute>(
  app: FastifyInstance,
  route: Route,
  { cache, freshness, read }: ReadRouteOptions<Route>,
): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl(freshness),
    vary: 'accept-encoding',
  };
  const send = (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
    reply.headers(headers).header('etag', answer.etag);
    return sendAnswer(request, reply, answer);
  };
  app.route({
    method: 'GET',
    url: route.url,
    schema: route.schema,
    onRequest: async (request, reply) => {
      const answer = cache.find(request.url);
      if (answer) return send(request, reply, answer);
    },
    handler: async (request, reply) => {
      // Validated against the schemas that these types come from.
      const query = request.query as QueryOf<Route>;
      const params = request.params as ParamsOf<Route>;
      const compute = async () => {
        const body = await read(query, params);
        if (body === undefined) throw new Missing();
        return makeAnswer(body);
      };
      try {
        const key = `${route.url} ${JSON.stringify([params, query])}`;
        return await send(request, reply, await cache.answer(key, request.url, freshness, compute));
      } catch (error) {
        if (error instanceof Missing)
          return sendProblem(reply, problemOf('not_found', 'There is no such thing.'));
        throw error;
      }
    },
  });
}

async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodeAnswer(answer, encoding));
}
