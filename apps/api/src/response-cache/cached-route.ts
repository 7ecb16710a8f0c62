import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requestIdHeader } from '../plugins/request-log.ts';
import { makeProblem, sendProblem } from '../problems/problem.ts';
import type { Json } from './json.ts';
import {
  type Answer,
  chooseEncoding,
  type Encoding,
  encodeAnswer,
  makeAnswer,
  makeSentBody,
  writeBodyHeaders,
} from './response.ts';
import { type AnswerCache, cacheControl, type Freshness } from './response-cache.ts';

export interface CachedRoute {
  readonly url: string;
  readonly schema: { readonly params?: z.ZodType; readonly querystring: z.ZodType };
}

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
export type RouteQuery<Route extends CachedRoute> = z.output<Route['schema']['querystring']>;
export type RouteParams<Route extends CachedRoute> = SchemaOutput<Route['schema']['params']>;

interface CachedRouteOptions<Route extends CachedRoute> {
  readonly cache: AnswerCache;
  readonly freshness: Freshness;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined means that there is no such thing. */
  readonly make: (query: RouteQuery<Route>, params: RouteParams<Route>) => Promise<Answer | undefined>;
}

class Missing extends Error {
  override readonly name = 'Missing';
}

/** Adds a GET call of the contracts whose answers are kept. */
export function addCachedRoute<Route extends CachedRoute>(
  app: FastifyInstance,
  { url, schema }: Route,
  { cache, freshness, headers, make }: CachedRouteOptions<Route>,
): void {
  app.get(url, { schema }, async (request, reply) => {
    // Validated against the schemas that these types come from.
    const query = request.query as RouteQuery<Route>;
    const params = request.params as RouteParams<Route>;
    const compute = async () => {
      const answer = await make(query, params);
      if (!answer) throw new Missing();
      return answer;
    };
    try {
      const key = `${url} ${JSON.stringify([params, query])}`;
      const answer = await cache.answer({ key, freshness, compute }, request.url);
      return await sendAnswer(request, reply, answer, headers);
    } catch (error) {
      if (error instanceof Missing)
        return sendProblem(reply, makeProblem('not_found', 'There is no such thing.'));
      throw error;
    }
  });
}

interface ReadRoute extends CachedRoute {
  readonly schema: CachedRoute['schema'] & { readonly response: { readonly 200: z.ZodType } };
}

export type RouteBody<Route extends ReadRoute> = z.input<Route['schema']['response'][200]>;

interface ReadRouteOptions<Route extends ReadRoute> {
  readonly cache: AnswerCache;
  readonly freshness: Freshness;
  /** Undefined means that there is no such thing. */
  readonly read: (
    query: RouteQuery<Route>,
    params: RouteParams<Route>,
  ) => Promise<RouteBody<Route> | Json<RouteBody<Route>> | undefined>;
}

/** A kept call that answers with JSON. */
export const addReadRoute = <Route extends ReadRoute>(
  app: FastifyInstance,
  route: Route,
  { cache, freshness, read }: ReadRouteOptions<Route>,
): void =>
  addCachedRoute(app, route, {
    cache,
    freshness,
    headers: jsonHeaders(cacheControl(freshness)),
    make: async (query, params) => {
      const body = await read(query, params);
      return body === undefined ? undefined : makeAnswer(body);
    },
  });

/** Sends an answer as the client can take it: in the encoding it reads, or not at all when it has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  reply.headers(headers).header('etag', answer.etag);
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  const body = await encodeAnswer(answer, encoding);
  keepForm(request, reply, answer, { encoding, body });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** From now on it is sent again without any of this (resend-cached.ts). */
function keepForm(
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  { encoding, body }: { readonly encoding: Encoding; readonly body: Buffer },
): void {
  const { [requestIdHeader]: _ofThisRequest, ...headers } = reply.getHeaders();
  answer.sent.set(encoding, {
    route: routeOptions.url ?? 'none',
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    bodyHeaders: writeBodyHeaders(encoding, body),
    body: makeSentBody(body),
  });
}

export const jsonHeaders = (cacheControl: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cacheControl,
  vary: 'accept-encoding',
});
