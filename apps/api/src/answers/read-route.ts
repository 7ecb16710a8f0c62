import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { makeAnswer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { cacheControl, type Freshness } from './freshness.ts';
import { addKeptRoute, type KeptRoute, type ParamsOf, type QueryOf } from './kept-route.ts';
import { jsonHeaders } from './send-answer.ts';

interface ReadRoute extends KeptRoute {
  readonly schema: KeptRoute['schema'] & { readonly response: { readonly 200: z.ZodType } };
}

type BodyOf<Route extends ReadRoute> = z.input<Route['schema']['response'][200]>;

interface ReadRouteOptions<Route extends ReadRoute> {
  readonly cache: AnswerCache;
  readonly freshness: Freshness;
  /** Undefined means that there is no such thing. */
  readonly read: (query: QueryOf<Route>, params: ParamsOf<Route>) => Promise<BodyOf<Route> | undefined>;
}

/** A kept call that answers with JSON. */
export const addReadRoute = <Route extends ReadRoute>(
  app: FastifyInstance,
  route: Route,
  { cache, freshness, read }: ReadRouteOptions<Route>,
): void =>
  addKeptRoute(app, route, {
    cache,
    freshness,
    headers: jsonHeaders(cacheControl(freshness)),
    make: async (query, params) => {
      const body = await read(query, params);
      return body === undefined ? undefined : makeAnswer(body);
    },
  });
