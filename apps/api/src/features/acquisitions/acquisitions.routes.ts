import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { catalogueFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { listAcquisitions } from './acquisitions.service.ts';

export function addAcquisitionRoutes(
  app: FastifyInstance,
  cache: AnswerCache,
  reader: Reader,
  providers: readonly string[],
): void {
  addReadRoute(app, routes.listAcquisitions, {
    cache,
    freshness: catalogueFreshness,
    read: (query) => listAcquisitions(reader, providers, query),
  });
}
