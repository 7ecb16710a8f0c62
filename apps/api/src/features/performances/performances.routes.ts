import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../catalogue-reader/reader.ts';
import { makeProblem, sendProblem } from '../../problems/problem.ts';
import { addReadRoute, jsonHeaders, sendAnswer } from '../../response-cache/cached-route.ts';
import { makeTextAnswer } from '../../response-cache/response.ts';
import { type AnswerCache, liveFreshness, neverFresh } from '../../response-cache/response-cache.ts';
import { readAvailability } from './availability.service.ts';
import { findBestAvailable } from './best-available.service.ts';
import { readOffers, type SaleRules } from './offers.service.ts';
import { type PlanLibrary, planPath, readCompiledPlan } from './plan-cache.service.ts';
import { listDatesPrices, listEventsPrices, type WaysToBuy } from './prices.service.ts';

interface PerformanceDeps extends WaysToBuy {
  readonly cache: AnswerCache;
  readonly reader: Reader;
  readonly plans: PlanLibrary;
  readonly rules: SaleRules;
}

/** What is sold for performances, where it is free and what it costs. */
export function addPerformanceRoutes(
  app: FastifyInstance,
  { cache, reader, plans, rules, listRooms, listBundled }: PerformanceDeps,
): void {
  const live = { cache, freshness: liveFreshness };
  addReadRoute(app, routes.listEventsPrices, {
    ...live,
    read: (query) => listEventsPrices(reader, query),
  });
  addReadRoute(app, routes.listDatesPrices, {
    ...live,
    read: (query) => listDatesPrices(reader, query, { listRooms, listBundled }),
  });
  addReadRoute(app, routes.readOffers, {
    ...live,
    read: (query, { id }) => readOffers(reader, rules, id, query),
  });
  addReadRoute(app, routes.readAvailability, {
    ...live,
    read: (query, { id }) => readAvailability(reader, id, query),
  });
  addReadRoute(app, routes.findBestAvailable, {
    cache,
    freshness: neverFresh,
    read: (query, { id }) => findBestAvailable(reader, plans, id, query),
  });
  addPlanRoute(app, cache, reader);
}

const planHeaders = jsonHeaders('public, max-age=31536000, immutable');
const planFreshness = { freshMs: 3_600_000, staleMs: 0 };

/** Compiled plans, for hosts that do not publish them as files. */
function addPlanRoute(app: FastifyInstance, cache: AnswerCache, { db }: Reader): void {
  app.get<{ Params: { hash: string } }>(
    planPath(':hash(^[\\w-]{22}$)'),
    { schema: { hide: true } },
    async (request, reply) => {
      const compiled = await readCompiledPlan(db, request.params.hash);
      if (compiled === undefined)
        return sendProblem(reply, makeProblem('not_found', 'There is no such plan.'));
      const compute = async () => makeTextAnswer(compiled);
      const question = { key: request.url, freshness: planFreshness, compute };
      return sendAnswer(request, reply, await cache.answer(question, request.url), planHeaders);
    },
  );
}
