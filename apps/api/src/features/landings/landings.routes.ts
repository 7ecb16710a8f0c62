import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { catalogueFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { readLanding } from './landings.service.ts';

export function addLandingRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.readLanding, {
    cache,
    freshness: catalogueFreshness,
    read: (query, { id }) => readLanding(reader, id, query),
  });
}
