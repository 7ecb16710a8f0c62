import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { catalogueFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { readEvent } from './event.service.ts';
import { listEvents } from './events.service.ts';

export function addEventRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.listEvents, {
    cache,
    freshness: catalogueFreshness,
    read: (query) => listEvents(reader, query),
  });
  addReadRoute(app, routes.readEvent, {
    cache,
    freshness: catalogueFreshness,
    read: (query, { id }) => readEvent(reader, id, query),
  });
}
