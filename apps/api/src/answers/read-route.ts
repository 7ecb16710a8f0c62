import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { problemOf, sendProblem } from '../problems/problem-of.ts';
import { makeAnswer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { cacheControl, type Freshness } from './freshness.ts';
import { jsonHeaders, sendAnswer } from './send-answer.ts';

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
type BodyOf<Route extends ReadRoute> = z.input<Route['schema']['response'][200]>;

interface ReadRouteOptions<Route extends ReadRoute> {
  readonly cache: AnswerCache;
  readonly freshness: Freshness;
  /** Undefined means that there is no such thing. */
  readonly read: (query: QueryOf<Route>, params: ParamsOf<Route>) => Promise<BodyOf<Route> | undefined>;
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
  const headers = jsonHeaders(cacheControl(freshness));
  app.route({
    method: 'GET',
    url: route.url,
    schema: route.schema,
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
        const answer = await cache.answer({ key, freshness, compute }, request.url);
        return await sendAnswer(request, reply, answer, headers);
      } catch (error) {
        if (error instanceof Missing)
          return sendProblem(reply, problemOf('not_found', 'There is no such thing.'));
        throw error;
      }
    },
  });
}
