import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { catalogueFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import {
  listCategories,
  listCategoryTypes,
  listEventsDates,
  listEventsHalls,
  listEventsLocations,
  listEventsPlaces,
} from './reference.service.ts';

export function addReferenceRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  const kept = { cache, freshness: catalogueFreshness };
  addReadRoute(app, routes.listCategoryTypes, { ...kept, read: (query) => listCategoryTypes(reader, query) });
  addReadRoute(app, routes.listCategories, { ...kept, read: (query) => listCategories(reader, query) });
  addReadRoute(app, routes.listEventsDates, { ...kept, read: (query) => listEventsDates(reader, query) });
  addReadRoute(app, routes.listEventsHalls, { ...kept, read: (query) => listEventsHalls(reader, query) });
  addReadRoute(app, routes.listEventsPlaces, { ...kept, read: (query) => listEventsPlaces(reader, query) });
  addReadRoute(app, routes.listEventsLocations, {
    ...kept,
    read: (query) => listEventsLocations(reader, query),
  });
}
