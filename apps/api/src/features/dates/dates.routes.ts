import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { liveFreshness, neverFresh } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import type { PlanLibrary } from '../plans/plans.service.ts';
import { readAvailability } from './availability.service.ts';
import { findBestAvailable } from './best-available.service.ts';
import { readOffers, type SaleRules } from './offers.service.ts';

interface DateParts {
  readonly cache: AnswerCache;
  readonly reader: Reader;
  readonly plans: PlanLibrary;
  readonly rules: SaleRules;
}

export function addDateRoutes(app: FastifyInstance, { cache, reader, plans, rules }: DateParts): void {
  addReadRoute(app, routes.readOffers, {
    cache,
    freshness: liveFreshness,
    read: (query, { id }) => readOffers(reader, rules, id, query),
  });
  addReadRoute(app, routes.readAvailability, {
    cache,
    freshness: liveFreshness,
    read: (_query, { id }) => readAvailability(reader, id),
  });
  addReadRoute(app, routes.findBestAvailable, {
    cache,
    freshness: neverFresh,
    read: (query, { id }) => findBestAvailable(reader, plans, id, query),
  });
}
