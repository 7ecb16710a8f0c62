import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../catalogue-reader/reader.ts';
import { addReadRoute } from '../../response-cache/cached-route.ts';
import { type AnswerCache, catalogueFreshness } from '../../response-cache/response-cache.ts';
import { readLanding } from './landings.service.ts';

export function addLandingRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.readLanding, {
    cache,
    freshness: catalogueFreshness,
    read: (query, { id }) => readLanding(reader, id, query),
  });
}
