import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { catalogueFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { listPersons, readPerson } from './persons.service.ts';

export function addPersonRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.listPersons, {
    cache,
    freshness: catalogueFreshness,
    read: (query) => listPersons(reader, query),
  });
  addReadRoute(app, routes.readPerson, {
    cache,
    freshness: catalogueFreshness,
    read: (query, { id }) => readPerson(reader, id, query),
  });
}
