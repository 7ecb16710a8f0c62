import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { addReadRoute, catalogueFreshness } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { listEvents } from './events.service.ts';

export function addEventRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.listEvents, {
    cache,
    freshness: catalogueFreshness,
    read: (query) => listEvents(reader, query),
  });
}
