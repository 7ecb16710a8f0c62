import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { problemOf, sendProblem } from '../problems/problem-of.ts';
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Freshness } from './freshness.ts';
import { sendAnswer } from './send-answer.ts';

export interface KeptRoute {
  readonly url: string;
  readonly schema: { readonly params?: z.ZodType; readonly querystring: z.ZodType };
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
export type QueryOf<Route extends KeptRoute> = z.output<Route['schema']['querystring']>;
export type ParamsOf<Route extends KeptRoute> = OutputOf<Route['schema']['params']>;

interface KeptRouteOptions<Route extends KeptRoute> {
  readonly cache: AnswerCache;
  readonly freshness: Freshness;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined means that there is no such thing. */
  readonly make: (query: QueryOf<Route>, params: ParamsOf<Route>) => Promise<Answer | undefined>;
}

class Missing extends Error {
  override readonly name = 'Missing';
}

/** Adds a GET call of the contracts whose answers are kept. */
export function addKeptRoute<Route extends KeptRoute>(
  app: FastifyInstance,
  { url, schema }: Route,
  { cache, freshness, headers, make }: KeptRouteOptions<Route>,
): void {
  app.get(url, { schema }, async (request, reply) => {
    // Validated against the schemas that these types come from.
    const query = request.query as QueryOf<Route>;
    const params = request.params as ParamsOf<Route>;
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
        return sendProblem(reply, problemOf('not_found', 'There is no such thing.'));
      throw error;
    }
  });
}
