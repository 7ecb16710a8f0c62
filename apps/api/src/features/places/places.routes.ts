import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { catalogueFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { listPlaces, readPlace } from './places.service.ts';

export function addPlaceRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.listPlaces, {
    cache,
    freshness: catalogueFreshness,
    read: (query) => listPlaces(reader, query),
  });
  addReadRoute(app, routes.readPlace, {
    cache,
    freshness: catalogueFreshness,
    read: (query, { id }) => readPlace(reader, id, query),
  });
}
