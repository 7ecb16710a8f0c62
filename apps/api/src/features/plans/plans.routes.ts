import type { FastifyInstance } from 'fastify';
import { makeTextAnswer } from '../../answers/answer.ts';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { jsonHeaders, sendAnswer } from '../../answers/send-answer.ts';
import type { Db } from '../../database/connect.ts';
import { problemOf, sendProblem } from '../../problems/problem-of.ts';
import { planPath } from './plan-path.ts';
import { readCompiledPlan } from './plans.service.ts';

const headers = jsonHeaders('public, max-age=31536000, immutable');
const freshness = { freshMs: 3_600_000, staleMs: 0 };

/** Compiled plans, for hosts that do not publish them as files. */
export function addPlanRoutes(app: FastifyInstance, cache: AnswerCache, db: Db): void {
  app.get<{ Params: { hash: string } }>(
    planPath(':hash(^[\\w-]{22}$)'),
    { schema: { hide: true } },
    async (request, reply) => {
      const compiled = await readCompiledPlan(db, request.params.hash);
      if (compiled === undefined) return sendProblem(reply, problemOf('not_found', 'There is no such plan.'));
      const question = { key: request.url, freshness, compute: async () => makeTextAnswer(compiled) };
      return sendAnswer(request, reply, await cache.answer(question, request.url), headers);
    },
  );
}
